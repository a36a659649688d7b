"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Checkbox } from "@/components/ui/input/checkbox";
import { toast } from "@/components/ui/toast/toast-store";
import { chooseKept, keptChoice, type KeptChoice } from "@/lib/browser/offline/choices";
import { dropFiles, dropOthers, measureKept, openKept } from "@/lib/browser/offline/kept";
import { canHearHere, downloadHearing } from "@/lib/browser/offline/speech";
import { canTranslateHere, downloadTranslator, type LanguagePair } from "@/lib/browser/offline/translator";
import { LOCALES } from "@/lib/i18n/locale";
import { queryKeys } from "@/lib/shared/query-keys";

/** Less counts as one. */
const MEGABYTE = 1_000_000;
const CHOICES = ["pages", "files", "wifi", "place", "translate", "hear"] as const;

/** What is kept on this phone to be read without a signal: how much, and what of it the person wants. Saved at each tap. */
export function OnThisPhone({ userId }: { userId: string }) {
  const t = useTranslations("settings.kept");
  const format = useFormat();
  const pair = usePair();
  const { data: kept, refetch } = useQuery({
    queryKey: queryKeys.kept(userId),
    queryFn: () => readKept(userId),
    gcTime: 0,
  });
  const translates = useAbility("translate", () => canTranslateHere(pair));
  const hears = useAbility("hear", () => canHearHere(pair.targetLanguage));
  if (kept?.bytes === null) return <p className="text-muted">{t("unsupported")}</p>;
  const choose = async (choice: KeptChoice, isOn: boolean) => {
    chooseKept(choice, isOn);
    if (choice === "pages") await (isOn ? openKept({ userId }, { create: true }) : dropOthers(null));
    if (choice === "files" && !isOn) await dropFiles(userId);
    await refetch();
    if (!isOn) return;
    const undo = () => {
      toast({ title: t("downloadFailed"), description: t("downloadHint"), variant: "destructive" });
      return choose(choice, false);
    };
    if (choice === "translate") await downloadTranslator(pair).catch(undo);
    if (choice === "hear") await downloadHearing(pair.targetLanguage).catch(undo);
  };
  // Only some browsers say what the connection is, translate, or write down what is said.
  const has: Partial<Record<KeptChoice, boolean>> = {
    wifi: navigator.connection?.type !== undefined,
    translate: translates,
    hear: hears,
  };
  const offered = CHOICES.filter((choice) => has[choice] ?? true);
  return (
    <div className="grid gap-1">
      {(kept ? offered : CHOICES.slice(0, 2)).map((choice) => (
        <label key={choice} className="flex min-h-12 items-center gap-3 py-2">
          <Checkbox
            checked={kept?.on[choice] ?? false}
            disabled={!kept || ((choice === "files" || choice === "hear") && !kept.on.pages)}
            onChange={({ target }) => void choose(choice, target.checked)}
          />
          {t(choice)}
        </label>
      ))}
      <p role="status" className="mt-2 min-h-6 text-muted">
        {kept &&
          (kept.bytes > 0 ? t("used", { size: format.bytes(Math.max(kept.bytes, MEGABYTE)) }) : t("none"))}
      </p>
    </div>
  );
}

/** Into the reader's language, from another one that is spoken on our sites. */
function usePair(): LanguagePair {
  const targetLanguage = useLocale();
  const sourceLanguage = LOCALES.find((locale) => locale !== targetLanguage) ?? targetLanguage;
  return { sourceLanguage, targetLanguage };
}

/** What the browser says of itself; false until then. Asked apart: some never answer. */
function useAbility(choice: KeptChoice, queryFn: () => Promise<boolean>): boolean {
  return useQuery({ queryKey: queryKeys.ability(choice), queryFn, gcTime: 0 }).data ?? false;
}

/** `bytes`: null where this browser keeps nothing. */
async function readKept(userId: string) {
  const bytes = "serviceWorker" in navigator ? await measureKept(userId).catch(() => null) : null;
  const on = Object.fromEntries(CHOICES.map((choice) => [choice, keptChoice(choice)]));
  return { bytes, on };
}
