"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { areInOrder, type Choices } from "./choices";

interface DateChoiceProps {
  choices: Choices;
  onChoose: (days: Partial<Choices>) => void;
}

/** The first and the last day, in the reader's time zone. */
export function DateChoice({ choices, onChoose }: DateChoiceProps) {
  const t = useTranslations("report");
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <DateField
        name="start"
        label={t("from")}
        clearLabel={t("anyDay")}
        emptyText={t("everyDay")}
        optional
        value={choices.start}
        onValue={(start) => {
          onChoose({ start });
        }}
      />
      <DateField
        name="end"
        label={t("to")}
        clearLabel={t("anyDay")}
        emptyText={t("everyDay")}
        optional
        error={areInOrder(choices) ? undefined : t("endBeforeStart")}
        value={choices.end}
        onValue={(end) => {
          onChoose({ end });
        }}
      />
    </div>
  );
}
