import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { useToday } from "@/components/providers/use-today";

interface DueDateFieldProps {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onValue: (day: string) => void;
}

/** When the project must be finished. Says of a day that has passed that it has: a prompt may name one by mistake. */
export function DueDateField({ value, onValue }: DueDateFieldProps) {
  const t = useTranslations("kickoff");
  const today = useToday();
  const hasPassed = value !== "" && value < today;
  return (
    <DateField
      name="dueDate"
      label={t("dueDate")}
      optional
      clearLabel={t("noDueDate")}
      emptyText={t("noDueDate")}
      hint={hasPassed && <span className="font-strong text-warn">{t("duePassed")}</span>}
      value={value}
      onValue={onValue}
    />
  );
}
