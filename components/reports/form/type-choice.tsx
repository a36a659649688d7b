"use client";

import { useTranslations } from "next-intl";
import type { Choices } from "./choices";
import { Checkbox } from "@/components/ui/input/checkbox";
import { REPORT_TYPES } from "@/lib/reports/limits";

interface TypeChoiceProps {
  choices: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

/** Chooses whether the report is internal or for the customer. */
export function TypeChoice({ choices: { type, includeNames }, onChoose }: TypeChoiceProps) {
  const t = useTranslations("report");
  const hints = {
    internal: t("internalHint"),
    customer: t(includeNames ? "customerWithNames" : "customerHint"),
  };
  return (
    <fieldset className="grid gap-2.5 lg:grid-cols-2">
      <legend className="sr-only">{t("type")}</legend>
      {REPORT_TYPES.map((one) => (
        <label
          key={one}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border-2 border-line bg-surface px-3.5 py-3 has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="reportType"
            className="row-span-2 size-5.5 appearance-none rounded-full border-2 border-muted outline-none checked:border-7 checked:border-ink checked:bg-surface"
            checked={type === one}
            onChange={() => {
              onChoose({ type: one });
            }}
          />
          <span className="leading-tight font-strong">{t(one)}</span>
          <span className="text-sm text-muted">{hints[one]}</span>
        </label>
      ))}
      {type === "customer" && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:col-start-2">
          <Checkbox
            checked={includeNames}
            onChange={({ target }) => {
              onChoose({ includeNames: target.checked });
            }}
          />
          {t("includeNames")}
        </label>
      )}
    </fieldset>
  );
}
