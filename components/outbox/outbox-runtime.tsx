import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { keepDrafts } from "./kept-drafts";
import { isUploadRefused, uploadRefusal } from "@/components/outbox/item/use-item-status";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { preloadWaiting } from "@/components/outbox/waiting/waiting-count";
import { type ApplyEvent, useApplyEvent } from "@/components/project-model/use-apply-event";
import { useErrorText } from "@/components/providers/use-error-text";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { toast } from "@/components/ui/toast/toast-store";
import { keepHeard } from "@/lib/browser/offline/kept";
import { closeOutbox, commitUndoable, outboxOf } from "@/lib/browser/outbox/client";
import { handleOutboxEvents } from "@/lib/browser/outbox/outbox-events";
import { type OutboxEvent, outboxState } from "@/lib/browser/outbox/state";
import { queryKeys } from "@/lib/shared/query-keys";

/** How long signing out waits for items in flight. */
const LIMIT_MS = 5000;

const SignOutDialog = onDemand(() => import("@/components/outbox/unsent/sign-out-dialog"));

export interface OutboxRuntimeProps {
  userId: string;
  /** Set once the user wants to sign out; called with whether they may. */
  signingOut: ((may: boolean) => void) | null;
}

/** Keeps the user's outbox open, and handles sent and refused items. */
export default function OutboxRuntime({ userId, signingOut }: OutboxRuntimeProps) {
  useOutboxEvents();
  useOpenOutbox(userId);
  usePreload(SignOutDialog);
  const { asking, answer } = useSignOutGuard(userId, signingOut);
  if (!asking) return null;
  return <SignOutDialog onAnswer={answer} onLoadError={() => answer(false)} />;
}

function useOpenOutbox(userId: string): void {
  useEffect(() => {
    keepDrafts(userId).catch(() => undefined);
    outboxOf(userId).catch(() => undefined);
    preloadWaiting();
    addEventListener("pagehide", commitUndoable);
    document.addEventListener("visibilitychange", commitWhenHidden);
    return () => {
      removeEventListener("pagehide", commitUndoable);
      document.removeEventListener("visibilitychange", commitWhenHidden);
      closeOutbox();
    };
  }, [userId]);
}

/** A phone may kill a hidden page: send the items that can still be undone. */
function commitWhenHidden(): void {
  if (document.visibilityState === "hidden") commitUndoable();
}

function useOutboxEvents(): void {
  const t = useTranslations("outbox");
  const applyEvent = useApplyEvent();
  const textOf = useErrorText();
  const client = useQueryClient();
  const apply = useEffectEvent((event: OutboxEvent) => {
    if (event.is === "received") keepWords(client, event);
    applyOutboxEvent(event, { t, applyEvent, textOf });
  });
  useEffect(() => handleOutboxEvents(apply), []);
}

interface Page {
  t: ReturnType<typeof useTranslations<"outbox">>;
  applyEvent: ApplyEvent;
  textOf: ReturnType<typeof useErrorText>;
}

/** Applies a sent item to the query cache, or shows a toast for a refused one. */
export function applyOutboxEvent(event: OutboxEvent, { t, applyEvent, textOf }: Page): void {
  if (event.is === "received") {
    const { item, answer } = event;
    const { onSent, sentToast } = viewOf(item);
    onSent(item.content, item, answer, applyEvent);
    if (sentToast) toast({ title: t(sentToast) });
  } else if (event.is === "refused") {
    const { item } = event;
    const reason = item.refusal && textOf(item.refusal);
    const title = t(isUploadRefused(item) ? `states.${uploadRefusal(item)}` : viewOf(item).failed);
    const description = [reason, t("refusedToast")].filter(Boolean).join(" ");
    toast({ title, description, variant: "destructive" });
  }
}

/** What this phone wrote down stays with its author until the server has words. */
function keepWords(client: QueryClient, { item, answer }: Extract<OutboxEvent, { is: "received" }>): void {
  const { heard, userId, written } = item;
  const id = (answer as { id: string } | null)?.id;
  if (!heard || !id) return;
  client.setQueryData(queryKeys.heard(id), heard);
  keepHeard({ userId, projectId: written.projectId }, id, heard).catch(() => undefined);
}

/** Sends what it can before the user signs out, and asks what to do with the rest. */
function useSignOutGuard(userId: string, signingOut: OutboxRuntimeProps["signingOut"]) {
  const [ask, setAsk] = useState<OutboxRuntimeProps["signingOut"]>(null);
  useEffect(() => {
    if (!signingOut) return;
    void sendBeforeSignOut(userId).then((isEmpty) => {
      if (isEmpty) signingOut(true);
      else setAsk(() => signingOut);
    });
  }, [userId, signingOut]);
  const answer = (may: boolean) => {
    ask?.(may);
    setAsk(null);
  };
  return { asking: ask !== null, answer };
}

/** Sends what it can. Resolves with whether nothing is left that the user could not reach after signing out. */
async function sendBeforeSignOut(userId: string): Promise<boolean> {
  const sent = outboxOf(userId).then((outbox) => outbox.commitUndoable());
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([sent, limit]).catch(() => undefined);
  const { items, kept } = outboxState();
  return items.length + kept.length === 0;
}
