"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { toast } from "@/components/ui/toast-store";
import { openOutbox } from "@/lib/outbox/client";
import { hearOutbox, type News } from "@/lib/outbox/state";

/**
 * Says when the project's ticks have arrived. Sends those that can still be undone when the reader leaves the project, where
 * Undo is out of sight, and when the page is hidden: a phone may end it then.
 */
export function useTicksOfPage(projectId: string): void {
  const t = useTranslations("tasks");
  const take = useEffectEvent((news: News) => {
    if (news.is !== "received" || news.item.kind !== "completion") return;
    if (news.item.written.projectId === projectId) toast({ title: t("subtaskCompleted") });
  });
  useEffect(() => hearOutbox(take), []);
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === "hidden") send();
    };
    addEventListener("pagehide", send);
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      removeEventListener("pagehide", send);
      document.removeEventListener("visibilitychange", sendWhenHidden);
      send();
    };
  }, []);
}

function send(): void {
  openOutbox()
    .then((outbox) => outbox.hurry())
    .catch(() => undefined);
}
