import { addressOf } from "../shared/address";
import type { NotificationView } from "../view";
import { headlineOf, toldTexts, whereOf } from "./told";
import { appUrl } from "@/lib/kernel/installation/app-url";
import type { PushMessage } from "@/lib/notifications/push/send-push";
import { paths } from "@/lib/shared/paths/paths";

/** What a push says: of one thing, who did it where, and only on request what they wrote; of several, how many and where. */
export async function pushMessage(
  told: readonly NotificationView[],
  { language, showsText }: { language: string; showsText: boolean },
): Promise<PushMessage> {
  const texts = await toldTexts(language);
  const lang = texts.locale;
  const [one, ...others] = told;
  if (one && others.length === 0) {
    const body = showsText && one.excerpt !== "" ? `${whereOf(one)}: ${one.excerpt}` : whereOf(one);
    return { title: headlineOf(texts, one), body, navigate: appUrl(addressOf(one)), lang, tag: one.id };
  }
  const places = [...new Set(told.map(whereOf))];
  return {
    title: texts.t("several", { count: told.length }),
    body: places.slice(0, 3).join(", "),
    navigate: appUrl(paths.dashboard()),
    lang,
    tag: "several",
  };
}
