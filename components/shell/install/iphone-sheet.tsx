import { BookOpen, ChevronLeft, ChevronRight, Copy, Share, SquarePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { draftName } from "@/components/form/draft-store";
import { useStore } from "@/components/providers/use-store";
import { Logo } from "@/components/shell/logo";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import { EMPTY_OUTBOX, outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import { pageUserId } from "@/lib/browser/page/page-session";
import { storedJson, storedNames } from "@/lib/browser/stored";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** How to put the app on an iPhone's Home Screen, from where alone it takes pushes. */
export default function IphoneSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("install.iphone");
  const isPad = !/iPhone/.test(navigator.userAgent);
  // What an app opens inside of itself names no version.
  const isSafari =
    /Version\//.test(navigator.userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|GSA|DuckDuckGo/.test(navigator.userAgent);
  return (
    <Sheet
      onClose={onClose}
      title={t("title", { product: PRODUCT_NAME, device: isPad ? "iPad" : "iPhone" })}
      description={t("lead")}
      footer={
        <Button variant="secondary" size="lg" className="w-full" onClick={onClose}>
          {t("later")}
        </Button>
      }
    >
      <LeftBehind onClose={onClose} />
      <ol className="ml-2.5 border-l-4 border-line">
        <Step
          title={t("share")}
          hint={isSafari ? t(isPad ? "shareTop" : "shareBottom") : t("openInSafari")}
          isFirst
        >
          <div aria-hidden className="flex items-center justify-around rounded-player bg-sunk p-1 text-muted">
            <ChevronLeft />
            <ChevronRight />
            <span className="grid size-14 place-items-center rounded-button border-2 border-ink bg-surface text-blue">
              <Share />
            </span>
            <BookOpen />
            <Copy />
          </div>
        </Step>
        <Step title={t("add")} hint={t("addHint")}>
          <div
            aria-hidden
            className="flex items-center justify-between rounded-button border border-line bg-surface px-4 py-3"
          >
            {t("add")}
            <SquarePlus />
          </div>
        </Step>
        <Step title={t("confirm")} hint={t("confirmHint", { product: PRODUCT_NAME })}>
          <div className="flex items-center gap-4 text-sm text-muted">
            <span className="grid size-18 place-items-center rounded-player border border-line bg-surface">
              <Logo className="size-12" />
            </span>
            {t("look")}
          </div>
        </Step>
      </ol>
    </Sheet>
  );
}

/** What the app, which has a storage of its own, would not have of what is to be sent. */
function LeftBehind({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { items, kept, shared } = useStore(subscribeToOutbox, outboxState, EMPTY_OUTBOX);
  const waiting = items.length + kept.length + shared;
  const drafts = storedNames(draftName(pageUserId() ?? "", ""), "localStorage").filter(
    (name) => (storedJson(name) as { text?: string } | null)?.text,
  );
  const count = waiting + drafts.length;
  if (count === 0) return null;
  return (
    <Alert tone="notice" className="mb-5">
      <p>{t("install.iphone.left", { count })}</p>
      {waiting > 0 && (
        <ButtonLink href={paths.waiting()} variant="link" size="inline" onClick={onClose}>
          {t("outbox.waitingCount", { count: waiting })}
        </ButtonLink>
      )}
    </Alert>
  );
}

interface StepProps {
  title: string;
  hint: string;
  isFirst?: boolean;
  children: ReactNode;
}

function Step({ title, hint, isFirst = false, children }: StepProps) {
  return (
    <li className="relative pb-6 pl-6 last:pb-2">
      <span className="absolute top-0 -left-2.5">
        <TimelineMarker isHighlighted={isFirst} className={isFirst ? "" : "mt-1 bg-surface"} />
      </span>
      <h3 className="font-bold">{title}</h3>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      {children}
    </li>
  );
}
