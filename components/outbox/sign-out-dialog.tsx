"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { openOutbox } from "@/lib/outbox/client";
import { outboxState } from "@/lib/outbox/state";
import { useOutbox } from "./use-outbox";

/** Asks what becomes of what waits when its user signs out: nobody else on this phone may find it. */
export default function SignOutDialog({ onAnswer }: { onAnswer: (may: boolean) => void }) {
  const t = useTranslations("outbox.signOut");
  const common = useTranslations("common");
  const { items } = useOutbox();
  const [state, setState] = useState<"asking" | "sending" | "stillWaiting">("asking");
  const sendFirst = async () => {
    setState("sending");
    await (await openOutbox()).retry();
    if (outboxState().items.length === 0) onAnswer(true);
    else setState("stillWaiting");
  };
  const discardAll = async () => {
    const outbox = await openOutbox();
    for (const { id } of items) await outbox.discard(id);
    onAnswer(true);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        onAnswer(false);
      }}
    >
      <DialogContent
        title={t("title", { count: items.length })}
        description={t("hint")}
        closeLabel={common("close")}
      >
        {state === "stillWaiting" && (
          <p role="alert" className="pb-3 font-strong text-danger">
            {t("stillWaiting")}
          </p>
        )}
        <div className="grid gap-3">
          <Button pending={state === "sending"} onClick={() => void sendFirst()}>
            {t("send")}
          </Button>
          <Button variant="secondary" className="text-danger" onClick={() => void discardAll()}>
            {t("discard")}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
