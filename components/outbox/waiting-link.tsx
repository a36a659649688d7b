"use client";

import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import type { OutboxItem } from "@/lib/outbox/item";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";
import { useOnline, useOutbox } from "./use-outbox";

const WaitingSheet = onDemand(() => import("./waiting-sheet"));
WaitingSheet.preload();

/** Renders nothing while everything is sent immediately. `list` renders the unposted recordings. */
export default function WaitingLink({ kept: list }: { kept: ReactNode }) {
  const t = useTranslations("outbox");
  const { items, kept, sending, paused } = useOutbox();
  const isOnline = useOnline();
  const [open, setOpen] = useState(false);
  const isHeldUp = !isOnline || paused !== null || [...sending.values()].some((percent) => percent !== null);
  const count = items.length + kept.length;
  const isShown = kept.length > 0 || (items.length > 0 && (isHeldUp || items.some(isStuck)));
  const isRefused = items.some(({ refusal }) => refusal);
  const Icon = isRefused ? TriangleAlert : Clock;
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      {isShown && (
        <Link
          href={paths.waiting()}
          className={cn(
            buttonVariants({ variant: "bare", size: "sm" }),
            "gap-1.5 px-2.5 font-bold tabular-nums",
            isRefused && "text-danger",
          )}
          onClick={(event) => {
            // Without a signal its page cannot be fetched: open the list here.
            if (isOnline) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon aria-hidden className="size-5" />
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t("count", { count })}</span>
        </Link>
      )}
      {open && <WaitingSheet kept={list} onClose={close} onLoadError={close} />}
    </>
  );
}

function isStuck({ refusal, attempts }: OutboxItem): boolean {
  return refusal !== null || attempts > 0;
}
