import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useDeferredValue, useMemo } from "react";
import type { Place } from "./phrases";
import { resemblingTerms } from "./resembling-terms";
import { Button } from "@/components/ui/input/button";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

interface TermOfferProps {
  projectId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  disabled: boolean;
}

/**
 * Offers glossary terms that a transcript may have misheard; a press writes one into the field. Shows nothing without a signal.
 */
export function TermOffer({ projectId, field, text, disabled }: TermOfferProps) {
  const t = useTranslations("voice");
  const { data: words } = useWords(projectId);
  const settled = useDeferredValue(text);
  const terms = useMemo(() => resemblingTerms(settled, words ?? []), [settled, words]);
  if (!words || terms.length === 0) return null;
  const write = (term: string) => {
    if (!field.current) return;
    // The places have moved if the reader has typed since.
    const now = resemblingTerms(field.current.value, words).find((each) => each.term === term);
    replacePlaces(field.current, now?.places ?? [], term);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {terms.map(({ term, language }) => (
        <Button
          key={`${language} ${term}`}
          variant="secondary"
          disabled={disabled}
          className="max-w-full min-w-0 shrink px-4 text-[0.9375rem] font-normal"
          // Keeps the cursor in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(term)}
        >
          <span className="min-w-0 wrap-anywhere">
            {t.rich("didYouMean", {
              term,
              b: (written: ReactNode) => (
                <b lang={language} className="font-semibold">
                  {written}
                </b>
              ),
            })}
          </span>
        </Button>
      ))}
    </div>
  );
}

/** Refetched for each correction, since a manager may have changed the terms. */
function useWords(projectId: string) {
  return useQuery({
    ...reading(queryKeys.glossary(projectId), apiPath("projects", projectId, "glossary")),
    gcTime: 0,
  });
}

/** Browsers have it; jsdom does not. It is the only way to change a field's text so that Undo can restore it. */
interface Editor {
  execCommand?: (command: "insertText", showUi: false, text: string) => boolean;
}

/**
 * Writes a word at these places of a field, as one step of Undo. Focuses the field, and keeps the cursor's position in the text.
 */
function replacePlaces(field: HTMLTextAreaElement, places: readonly Place[], word: string): void {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const cursor = cursorAfter(field.selectionEnd, places, word);
  const text = textBetween(field.value, places, word);
  field.focus({ preventScroll: true });
  field.setSelectionRange(first.start, last.end);
  if (!(document as Editor).execCommand?.("insertText", false, text)) {
    field.setRangeText(text, first.start, last.end);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(cursor, cursor);
}

/** The text from the first place to the last, with the word at each. */
function textBetween(text: string, places: readonly Place[], word: string): string {
  const parts = places.map(({ start, end }, at) => {
    return fitted(word, text.slice(start, end)) + text.slice(end, places[at + 1]?.start ?? end);
  });
  return parts.join("");
}

/** A lowercase word is capitalized if what it replaces was, as at the start of a sentence. */
function fitted(word: string, replaced: string): string {
  const isCapital = /^\p{Lu}/u.test(replaced) && word === word.toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A cursor within a replaced word moves to its end. */
function cursorAfter(cursor: number, places: readonly Place[], word: string): number {
  const before = places.filter(({ start }) => start < cursor);
  return before.reduce(
    (moved, { start, end }) => moved + word.length - (Math.min(end, cursor) - start),
    cursor,
  );
}
