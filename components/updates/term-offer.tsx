"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useDeferredValue, useMemo } from "react";
import { replacePlaces } from "./replace-places";
import { resemblingTerms } from "./resembling-terms";
import { Button } from "@/components/ui/input/button";
import { api } from "@/lib/browser/api-client";
import { glossaryPaths } from "@/lib/shared/paths/glossary-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { GlossaryWordView } from "@/lib/translation/view";

interface TermOfferProps {
  projectId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  disabled: boolean;
}

/** Offers the glossary's terms that a transcript may have wrong; a press writes one in the field. Silent without a signal. */
export function TermOffer({ projectId, field, text, disabled }: TermOfferProps) {
  const t = useTranslations("voice");
  const { data: words } = useWords(projectId);
  const settled = useDeferredValue(text);
  const terms = useMemo(() => resemblingTerms(settled, words ?? []), [settled, words]);
  if (!words || terms.length === 0) return null;
  const write = (term: string) => {
    if (!field.current) return;
    // What was typed since this was offered has moved its places.
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
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            write(term);
          }}
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

/** Read anew for each correction: a manager may have changed them. */
function useWords(projectId: string) {
  return useQuery({
    queryKey: queryKeys.glossary(projectId),
    queryFn: async () => (await api.get(glossaryPaths.ofProject(projectId))) as GlossaryWordView[],
    gcTime: 0,
  });
}
