"use client";

import { useParams } from "next/navigation";
import { onDemand } from "@/components/shell/on-demand";
import { useOutboxItems } from "./use-outbox";

const UnsentItems = onDemand(() => import("./unsent-items"));

/** What the user of a page that has ended has on this phone; on a project's page, of that project. */
export function UnsentOnCover() {
  const { id } = useParams<{ id?: string }>();
  const items = useOutboxItems().filter(({ written }) => id === undefined || written.projectId === id);
  return items.length > 0 && <UnsentItems items={items} onLoadError={() => undefined} />;
}
