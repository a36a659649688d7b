import type { useTranslations } from "next-intl";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast-store";
import type { News } from "@/lib/outbox/state";
import { viewOf } from "./kind-views";

interface Page {
  t: ReturnType<typeof useTranslations<"outbox">>;
  applyEvent: ApplyEvent;
  /** Leads to what was refused. */
  showWaiting: () => void;
}

/** Puts what has arrived into the page, and says what was refused. */
export function takeNews(news: News, { t, applyEvent, showWaiting }: Page): void {
  if (news.is === "received") {
    const { item, answer } = news;
    const { arrived, arrival } = viewOf(item);
    arrived(item.content, item, answer, applyEvent);
    if (arrival) toast({ title: t(arrival) });
  } else if (news.is === "refused") {
    const title = t(`states.${viewOf(news.item).refused}`);
    const action = { label: t("show"), onPress: showWaiting };
    toast({ title, description: t("refusedToast"), variant: "destructive", action });
  }
}
