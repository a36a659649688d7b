"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { beforeSignOut } from "@/components/providers/before-sign-out";
import { onDemand } from "@/components/shell/on-demand";
import { useNavigate } from "@/components/ui/navigation";
import { closeOutbox, hurry, outboxOf } from "@/lib/outbox/client";
import { hearOutbox } from "@/lib/outbox/news";
import type { News } from "@/lib/outbox/state";
import { paths } from "@/lib/paths";
import { sendBeforeSignOut } from "./sign-out-guard";
import { takeNews } from "./take-news";
import { preloadWaiting } from "./waiting-count";

const SignOutDialog = onDemand(() => import("./sign-out-dialog"));

/** Keeps the user's outbox open, and takes up what arrives or is refused. */
export default function KeepOutbox({ userId }: { userId: string }) {
  useNews();
  useOpenOutbox(userId);
  const { asking, answer } = useSignOutGuard(userId);
  if (!asking) return null;
  return (
    <SignOutDialog
      onAnswer={answer}
      onLoadError={() => {
        answer(false);
      }}
    />
  );
}

function useOpenOutbox(userId: string): void {
  useEffect(() => {
    outboxOf(userId).catch(() => undefined);
    preloadWaiting();
    addEventListener("pagehide", hurry);
    document.addEventListener("visibilitychange", hurryWhenHidden);
    return () => {
      removeEventListener("pagehide", hurry);
      document.removeEventListener("visibilitychange", hurryWhenHidden);
      closeOutbox();
    };
  }, [userId]);
}

/** A phone may end the page while it is hidden: what can still be undone is sent. */
function hurryWhenHidden(): void {
  if (document.visibilityState === "hidden") hurry();
}

function useNews(): void {
  const t = useTranslations("outbox");
  const applyEvent = useApplyEvent();
  const navigate = useNavigate();
  const take = useEffectEvent((news: News) => {
    const showWaiting = () => {
      navigate(paths.waiting());
    };
    takeNews(news, { t, applyEvent, showWaiting });
  });
  useEffect(() => hearOutbox(take), []);
}

/** Sends what it can before the user signs out, and asks what to do with the rest. */
function useSignOutGuard(userId: string) {
  const [ask, setAsk] = useState<((may: boolean) => void) | null>(null);
  useEffect(
    () =>
      beforeSignOut(async () => {
        if (await sendBeforeSignOut(userId)) return true;
        return new Promise<boolean>((resolve) => {
          setAsk(() => resolve);
        });
      }),
    [userId],
  );
  const answer = (may: boolean) => {
    ask?.(may);
    setAsk(null);
  };
  return { asking: ask !== null, answer };
}
