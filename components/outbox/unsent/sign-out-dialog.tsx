import { useTranslations } from "next-intl";
import { useState } from "react";
import { discard } from "@/components/outbox/item/discard-button";
import { useOutbox } from "@/components/outbox/use-outbox";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import { openOutbox } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import { paths } from "@/lib/shared/paths/paths";

/** Asks what to do with unsent items on sign-out: nobody else on this phone may see them. */
export default function SignOutDialog({ onAnswer }: { onAnswer: (may: boolean) => void }) {
  const t = useTranslations("outbox.signOut");
  const common = useTranslations("common");
  const { items, kept } = useOutbox();
  const [state, setState] = useState<"asking" | "sending" | "stillWaiting" | "notDiscarded">("asking");
  const areAllKept = kept.length > 0 && items.length === 0;
  const sendFirst = async () => {
    setState("sending");
    await openOutbox()
      .then((outbox) => outbox.retry())
      .catch(() => undefined);
    const left = outboxState();
    if (left.items.length + left.kept.length === 0) onAnswer(true);
    else setState(left.items.length > 0 ? "stillWaiting" : "asking");
  };
  return (
    <Sheet
      onClose={() => onAnswer(false)}
      title={
        areAllKept ? t("kept", { count: kept.length }) : t("title", { count: items.length + kept.length })
      }
      description={areAllKept ? t("keptHint", { count: kept.length }) : t("hint")}
    >
      {(state === "stillWaiting" || state === "notDiscarded") && (
        <p role="alert" className="pb-3 font-strong text-danger">
          {state === "stillWaiting" ? t("stillWaiting") : common("unexpected")}
        </p>
      )}
      {kept.length > 0 && !areAllKept && <p className="pb-3">{t("kept", { count: kept.length })}</p>}
      <div className="grid gap-3">
        {items.length > 0 && (
          <Button pending={state === "sending"} onClick={() => void sendFirst()}>
            {t("send")}
          </Button>
        )}
        {kept.length > 0 && (
          <ButtonLink
            href={paths.waiting()}
            variant={items.length > 0 ? "secondary" : "primary"}
            onClick={() => onAnswer(false)}
          >
            {t("listen")}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          className="text-danger"
          onClick={() =>
            void discardAll().then(
              () => onAnswer(true),
              () => setState("notDiscarded"),
            )
          }
        >
          {t("discard")}
        </Button>
      </div>
    </Sheet>
  );
}

async function discardAll(): Promise<void> {
  const { items, kept } = outboxState();
  for (const item of items) await discard(item);
  if (kept.length === 0) return;
  const recordings = await openRecordings();
  for (const { id } of kept) await recordings.discard(id);
}
