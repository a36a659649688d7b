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

/** Refetched for each correction, since a manager may have changed the terms. */
function useWords(projectId: string) {
  return useQuery({
    queryKey: queryKeys.glossary(projectId),
    queryFn: () => api.get(glossaryPaths.ofProject(projectId)),
    gcTime: 0,
  });
}
