import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { withWordsAround } from "./words-around";
import { Button } from "@/components/ui/input/button";
import { formatDuration } from "@/lib/i18n/duration";
import type { DoubtView } from "@/lib/translation/view";

interface DoubtsProps {
  doubts: readonly DoubtView[];
  /** The original text or transcript. */
  original: string;
  /** BCP 47, of the original. */
  language: string;
  /** For a recording: plays it from this second. */
  onListen?: (start: number) => void;
}

/** Lists what a translation may have lost or changed, each with the original and the translated wording. */
export default function Doubts({ doubts, original, language, onListen }: DoubtsProps) {
  const t = useTranslations("translation");
  return (
    <ul aria-label={t("doubts")} className="my-1.5 grid gap-1.5">
      {doubts.map((doubt, at) => (
        <li key={at} className="flex items-center gap-3 rounded-button bg-accent-soft py-2 pr-2 pl-3.5">
          <div className="min-w-0 flex-1 text-[0.9375rem] leading-snug wrap-anywhere">
            <DoubtText
              doubt={doubt}
              original={original}
              language={language}
              isSaid={onListen !== undefined}
            />
          </div>
          {onListen && doubt.start !== undefined && (
            <Button
              variant="secondary"
              size="md"
              className="shrink-0"
              onClick={() => onListen(doubt.start ?? 0)}
            >
              <Volume2 aria-hidden className="size-5" />
              {t("listen")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DoubtTextProps extends Pick<DoubtsProps, "original" | "language"> {
  doubt: DoubtView;
  isSaid: boolean;
}

function DoubtText({ doubt, original, language, isSaid }: DoubtTextProps) {
  const t = useTranslations("translation");
  const { kind, start } = doubt;
  const quote = kind === "missing" ? doubt.original : withWordsAround(original, doubt.original);
  return (
    <>
      <span className="block font-strong text-accent-text">
        {titleOf(doubt, t, isSaid ? "said" : "written")}
      </span>
      {doubt.original !== "" && (
        <span className="block">
          <q lang={language}>{quote}</q>
          {start !== undefined && `, ${t("at", { time: formatDuration(start) })}`}
        </span>
      )}
    </>
  );
}

function titleOf(
  { kind, original, translated }: DoubtView,
  t: ReturnType<typeof useTranslations<"translation">>,
  how: "said" | "written",
): string {
  if (kind === "missing") return t(translated === "" ? "missing" : "unchecked");
  if (kind === "negation") return t("negation");
  if (kind === "meaning" && original === "" && translated === "") return t("meaning");
  if (original === "") return t("added", { translated });
  // A time of day counts as a date.
  const what = kind === "date" && /\d/.test(original) ? "time" : kind;
  if (translated === "") return t(`${how}.lost`, { original, what });
  return t(`${how}.changed`, { original, translated, what });
}
