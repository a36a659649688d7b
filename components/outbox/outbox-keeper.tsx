"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { beforeSignOut } from "@/components/providers/before-sign-out";
import { onDemand } from "@/components/shell/on-demand";
import { useNavigate } from "@/components/ui/navigation";
import { closeOutbox, outboxOf } from "@/lib/outbox/client";
import { hearOutbox, type News } from "@/lib/outbox/state";
import { paths } from "@/lib/paths";
import { preloadWaiting } from "./waiting-count";

const SignOutDialog = onDemand(() => import("./sign-out-dialog"));

const loadTakeNews = () => import("./take-news");

/** Milliseconds after the page is there: what waited is sent soon, but loads after everything that the reader sees. */
const START_MS = 1500;
/** Opens the user's outbox on every page of theirs, and takes up what arrives or is refused. */
export function OutboxKeeper({ userId }: { userId: string }) {
  useStart(userId);
  useNews();
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

function useStart(userId: string): void {
  useEffect(() => {
    const start = () => {
      outboxOf(userId).catch(() => undefined);
      preloadWaiting();
      loadTakeNews().catch(() => undefined);
    };
    const timer = setTimeout(start, START_MS);
    return () => {
      clearTimeout(timer);
      closeOutbox();
    };
  }, [userId]);
}

function useNews(): void {
  const t = useTranslations("outbox");
  const applyEvent = useApplyEvent();
  const navigate = useNavigate();
  const take = useEffectEvent((news: News) => {
    const showWaiting = () => {
      navigate(paths.waiting());
    };
    if (news.is !== "received" && news.is !== "refused") return;
    void loadTakeNews().then(({ takeNews }) => {
      takeNews(news, { t, applyEvent, showWaiting });
    });
  });
  useEffect(() => hearOutbox(take), []);
}

/** Sends what it can before the user signs out, and asks what to do with the rest. */
function useSignOutGuard(userId: string) {
  const [ask, setAsk] = useState<((may: boolean) => void) | null>(null);
  useEffect(
    () =>
      beforeSignOut(async () => {
        const { sendBeforeSignOut } = await import("./sign-out-guard");
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
