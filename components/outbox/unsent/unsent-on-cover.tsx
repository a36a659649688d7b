"use client";

import { useParams } from "next/navigation";
import { useOutboxItems } from "@/components/outbox/use-outbox";
import { onDemand } from "@/components/shell/on-demand/on-demand";

const UnsentItems = onDemand(() => import("./unsent-items"));

/** The unsent items of the user whose page has ended; on a project's page, only those of that project. */
export function UnsentOnCover() {
  const { id } = useParams<{ id?: string }>();
  const items = useOutboxItems().filter(({ written }) => id === undefined || written.projectId === id);
  return items.length > 0 && <UnsentItems items={items} />;
}
