import { Calendar, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Control, useField } from "./fields";
import { useFormat } from "@/components/providers/use-format";
import { Field } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";
import { cn } from "@/lib/shared/utils";

interface DateFieldProps extends Omit<Control<"input">, "type"> {
  /** Label of the button that clears the field; a field without one always has a day. */
  clearLabel?: string;
  /** Shown while no day is chosen. */
  emptyText?: string;
  /** For a controlled field: called with each day, and "" when it is cleared; not while a date is half typed. */
  onValue?: (value: string) => void;
}

/** A calendar day (YYYY-MM-DD) in the device's own picker. A half-typed date is submitted as such, so that it is refused. */
export function DateField({ clearLabel, emptyText, onValue, ...props }: DateFieldProps) {
  const { field, control } = useField(props);
  const { ref, shown, typed, look, notice, leave, clear } = useClearable(props, onValue);
  const { day } = useFormat();
  return (
    <Field {...field}>
      <div className="relative">
        <Input
          ref={ref}
          type="date"
          min="1900-01-01"
          max="2999-12-31"
          {...control}
          {...(typed !== null && { value: typed })}
          className={cn("peer pr-11", OPENS_PICKER, shown !== "half typed" && HIDES_NATIVE)}
          onChange={notice}
          onKeyUp={look}
          onBlur={() => leave(clearLabel === undefined)}
        />
        {shown !== "half typed" && (
          <span aria-hidden className={cn(OVER_NATIVE, shown === "" && "text-muted")}>
            {shown === "" ? emptyText : day(shown)}
          </span>
        )}
        {shown === "" || clearLabel === undefined ? (
          <Calendar aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted" />
        ) : (
          <button
            type="button"
            aria-label={clearLabel}
            data-tip=""
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-[10px] text-muted after:absolute after:-inset-0.5 hover:text-ink"
            onClick={clear}
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </Field>
  );
}

/** Makes the whole field open the picker. */
const OPENS_PICKER =
  "appearance-none [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-0 [&::-webkit-calendar-picker-indicator]:size-full [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-0 [&::-webkit-date-and-time-value]:text-left";
/** Hides the browser's own text except while typing: it is in the browser's language, and an empty field shows a pattern. */
const HIDES_NATIVE =
  "supports-[selector(::-webkit-datetime-edit)]:not-focus:[&::-webkit-datetime-edit]:opacity-0 supports-[selector(::-webkit-datetime-edit)]:not-focus:[&::-webkit-date-and-time-value]:opacity-0";
const OVER_NATIVE =
  "pointer-events-none absolute inset-y-0 right-11 left-4.25 hidden items-center truncate supports-[selector(::-webkit-datetime-edit)]:flex peer-focus:hidden!";

interface Controlled {
  name: string;
  value?: unknown;
  defaultValue?: unknown;
}

function useClearable({ name, value, defaultValue }: Controlled, onValue?: (value: string) => void) {
  const t = useTranslations("common");
  const ref = useRef<HTMLInputElement>(null);
  /** The day, "" without one. */
  const [shown, setShown] = useState(dayOf(value ?? defaultValue));
  /** What a controlled field has until it is left: its value may come back later, and would undo what is typed next. */
  const [typed, setTyped] = useState<string | null>(null);
  const look = () => setShown(isHalfTyped(ref.current) ? "half typed" : (ref.current?.value ?? ""));
  const notice = () => {
    look();
    const day = ref.current?.value ?? "";
    if (value !== undefined) setTyped(day);
    if (!isHalfTyped(ref.current)) onValue?.(day);
  };
  /** A half-typed date stays to be seen where there may be none, else the former one is back. */
  const leave = (hasAlways: boolean) => {
    if (hasAlways || !isHalfTyped(ref.current)) setTyped(null);
  };
  const onDay = useEffectEvent((replaced: unknown) => {
    if (typed === null || document.activeElement === ref.current || !ref.current) return;
    setTyped(null);
    // React would not set "", which a half-typed date is already.
    ref.current.value = dayOf(replaced);
  });
  useEffect(() => onDay(value), [value]);
  useEffect(look, [value, typed]);
  // The browser's own words are in its language.
  const problem = shown === "half typed" ? t("dateHalfTyped") : "";
  useEffect(() => ref.current?.setCustomValidity(problem), [problem]);
  // The value of a half-typed date is "", which would silently clear the date.
  useEffect(() => {
    const form = ref.current?.form;
    const refuseHalfTyped = ({ formData }: FormDataEvent) => {
      if (isHalfTyped(ref.current)) formData.set(name, "?");
    };
    form?.addEventListener("formdata", refuseHalfTyped);
    return () => form?.removeEventListener("formdata", refuseHalfTyped);
  }, [name]);
  const clear = () => {
    if (!ref.current) return;
    ref.current.value = "";
    ref.current.focus();
    notice();
  };
  return { ref, shown, typed, look, notice, leave, clear };
}

/** Also where the year is: one that begins with 2 is the year 2 first. */
function isHalfTyped(input: HTMLInputElement | null): boolean {
  return input !== null && (input.validity.badInput || input.validity.rangeUnderflow);
}

function dayOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
