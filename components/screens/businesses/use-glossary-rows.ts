import { use, useMemo, useState } from "react";
import { useBusiness } from "./business-context";
import { draftName } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { ReaderContext } from "@/components/providers/reader-context";
import type { Locale } from "@/lib/i18n/locale";
import { trimmed } from "@/lib/shared/trimmed";
import type { GlossaryTermView } from "@/lib/translation/view";

/** A term as typed. Without a translation, it is left untranslated. */
export interface Row {
  key: number;
  term: string;
  translation: string;
  language: Locale;
}

/** The rows of a glossary form, kept as one draft. */
export function useGlossaryRows(terms: readonly GlossaryTermView[]) {
  const { viewerId, business } = useBusiness();
  const { locale } = use(ReaderContext);
  const draft = useKeptDraft(draftName(viewerId, "glossary", business.id), originalOf(terms));
  const { seen, rows } = useMemo(() => parse(draft.text), [draft.text]);
  const [addedKey, setAddedKey] = useState<number | null>(null);
  const set = (next: Row[]) => draft.setText(JSON.stringify({ seen, rows: next } satisfies GlossaryDraft));
  return {
    draft,
    /** The list that the reader began to change: another manager may have changed it since. */
    seen,
    rows,
    /** The key of the row that was added last. */
    addedKey,
    add: () => {
      const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
      setAddedKey(key);
      set([...rows, { key, term: "", translation: "", language: locale }]);
    },
    change: (key: number, changes: Partial<Row>) =>
      set(rows.map((row) => (row.key === key ? { ...row, ...changes } : row))),
    remove: (key: number) => set(rows.filter((row) => row.key !== key)),
    /** Drops empty rows and returns the rest as terms, so that the indexes in a refusal match the rows. */
    dropEmpty: (): GlossaryTermView[] => {
      const written = rows.filter(({ term, translation }) => trimmed(`${term}${translation}`) !== "");
      set(written);
      return written.map(toTerm);
    },
  };
}

interface GlossaryDraft {
  seen: GlossaryTermView[];
  rows: Row[];
}

/** Earlier versions kept the rows alone. */
function parse(text: string): GlossaryDraft {
  const draft = JSON.parse(text) as GlossaryDraft | Row[];
  return Array.isArray(draft) ? { seen: [], rows: draft } : draft;
}

function originalOf(terms: readonly GlossaryTermView[]): string {
  const rows: Row[] = terms.map(({ term, translation, language }, key) => {
    return { key, term, translation: translation ?? "", language };
  });
  return JSON.stringify({ seen: [...terms], rows } satisfies GlossaryDraft);
}

function toTerm({ term, translation, language }: Row): GlossaryTermView {
  return { term, translation: trimmed(translation) === "" ? null : translation, language };
}
