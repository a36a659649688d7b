"use client";

import { useEffect, useEffectEvent } from "react";
import { useFailureTexts } from "@/components/providers/failure-texts";
import { toast } from "@/components/ui/toast/toast-store";
import { watchForMissingCode } from "@/lib/browser/page/missing-code";
import { reloadPage, subscribeToOutdatedPage } from "@/lib/browser/page/outdated-page";

/** Says that the page is older than the server, and reloads it at a press, never by itself: something may have been typed. */
export function OutdatedNotice() {
  const { outdatedTitle, outdated, outdatedKept, reload } = useFailureTexts();
  const announce = useEffectEvent(() =>
    toast({
      title: outdatedTitle,
      description: `${outdated} ${outdatedKept}`,
      action: { label: reload, onPress: reloadPage },
      lasting: true,
    }),
  );
  useEffect(() => subscribeToOutdatedPage(announce), []);
  useEffect(watchForMissingCode, []);
  return null;
}
