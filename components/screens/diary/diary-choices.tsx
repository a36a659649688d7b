import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { type Days, inOrder, type Shown } from "./use-diary";
import { DateField } from "@/components/form/date-field";
import { printWithPhotos } from "@/components/reports/preview/printed-page";
import { ReaderContext } from "@/components/providers/reader-context";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { formatDayRange } from "@/lib/i18n/day-range";
import { cn } from "@/lib/shared/utils";

interface DiaryChoicesProps {
  days: Days;
  problem: "endBeforeStart" | "tooManyDays" | null;
  onDays: (chosen: Partial<Days>) => void;
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** Of what is on the paper; null while it loads. */
  sum: { days: number; updates: number } | null;
}

/** What is beside the paper and never on it: days, what to show of them, and printing. On phones the choices fold into one line. */
export function DiaryChoices({ days, problem, onDays, shown, onShown, sum }: DiaryChoicesProps) {
  const t = useTranslations("diary");
  const [isUnfolded, setIsUnfolded] = useState(false);
  // What is wrong with the days is said at their fields.
  const isOpen = isUnfolded || problem !== null;
  return (
    <>
      <ChoicesToggle days={days} isOpen={isOpen} onToggle={() => setIsUnfolded(!isOpen)} />
      <div className={cn("gap-3 pt-3 lg:grid lg:pt-4", isOpen ? "grid" : "hidden")}>
        <DayField name="from" value={days.from} onDays={onDays} />
        <DayField name="to" value={days.to} onDays={onDays} {...(problem && { error: t(problem) })} />
        <fieldset className="pt-1">
          <legend className="sr-only">{t("choices")}</legend>
          {(["words", "done", "photos", "comments"] as const).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2.5 lg:min-h-9.5">
              <Checkbox
                name={name}
                checked={shown[name]}
                onChange={({ target }) => onShown({ ...shown, [name]: target.checked })}
              />
              {t(name)}
            </label>
          ))}
        </fieldset>
      </div>
      <PrintButton isReady={sum !== null} />
      <p role="status" className="mt-3 min-h-15 text-sm text-muted lg:min-h-20">
        {sum && t("sum", sum)}
      </p>
    </>
  );
}

function PrintButton({ isReady }: { isReady: boolean }) {
  const t = useTranslations("diary");
  const [isPending, setIsPending] = useState(false);
  const print = async () => {
    setIsPending(true);
    await printWithPhotos("article");
    setIsPending(false);
  };
  return (
    <Button className="mt-3 w-full" disabled={!isReady} pending={isPending} onClick={() => void print()}>
      <Download aria-hidden className="size-5" />
      {t("print")}
    </Button>
  );
}

function ChoicesToggle({ days, isOpen, onToggle }: { days: Days; isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations("diary");
  const { locale } = use(ReaderContext);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="mt-3 flex min-h-12 w-full items-center justify-between gap-3 rounded-button border border-edge bg-surface px-4 text-left lg:hidden"
      onClick={onToggle}
    >
      <span>
        <span className="sr-only">{t("choices")}: </span>
        {formatDayRange(locale, inOrder(days), "short")}
      </span>
      <ChevronDown aria-hidden className={cn("size-5 shrink-0", isOpen && "rotate-180")} />
    </button>
  );
}

interface DayFieldProps {
  name: keyof Days;
  value: string;
  onDays: (chosen: Partial<Days>) => void;
  error?: string;
}

function DayField({ name, value, onDays, error }: DayFieldProps) {
  const t = useTranslations("diary");
  return (
    <DateField
      name={name}
      label={t(name)}
      value={value}
      required
      error={error}
      onValue={(day) => {
        // A date that is half typed is none yet.
        if (day !== "") onDays({ [name]: day });
      }}
    />
  );
}
