"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { SendNow, WaitingLead, WaitingList } from "@/components/outbox/waiting/waiting-list";
import KeptList from "@/components/recorder/kept-list";
import { outboxOf } from "@/lib/browser/outbox/client";

/** The page of unsent items on this phone. */
export function Waiting({ userId }: { userId: string }) {
  const t = useTranslations("outbox");
  const { isKept } = useOutbox();
  useEffect(() => {
    outboxOf(userId).catch(() => undefined);
  }, [userId]);
  return (
    <div className="mx-auto max-w-2xl page-edge pt-4 pb-28 lg:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-page">{t(isKept === false ? "titleInTab" : "title")}</h1>
          <p className="mt-1 min-h-lh text-muted">
            <WaitingLead />
          </p>
        </div>
        <SendNow />
      </div>
      <div className="mt-4 grid gap-6 lg:mt-6">
        <KeptList />
        <WaitingList />
      </div>
    </div>
  );
}
