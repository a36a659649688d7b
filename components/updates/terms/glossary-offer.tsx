import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BookPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { changedWords } from "./changed-words";
import { useFailureText } from "@/components/providers/use-error-text";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import { reading } from "@/lib/browser/reading";
import { isLocale, type Locale } from "@/lib/i18n/locale";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** With more words than this, it is a rewrite, not a correction. */
const MOST_OFFERED = 3;

interface GlossaryOfferProps {
  businessId: string;
  /** BCP 47, of the recording. */
  language: string | null;
  heard: string;
  corrected: string;
}

/** Offers the words of a correction to the business's glossary, for people who can edit it. */
export function GlossaryOffer({ businessId, language, heard, corrected }: GlossaryOfferProps) {
  const t = useTranslations("voice");
  const { data: terms } = useGlossary(businessId);
  const { mutate: add, isPending, variables } = useAddTerm(businessId);
  const locale = language?.split("-")[0];
  const known = new Set(terms?.map(({ term }) => term.toLowerCase()));
  const words = changedWords(heard, corrected).filter((word) => !known.has(word.toLowerCase()));
  if (!terms || !isLocale(locale) || words.length === 0 || words.length > MOST_OFFERED) return null;
  return (
    <div className="grid gap-1.5 text-[0.9375rem]">
      <p className="text-muted">{t("glossaryHint")}</p>
      <div className="flex flex-wrap gap-2">
        {words.map((term) => (
          <Button
            key={term}
            variant="secondary"
            size="sm"
            pending={isPending && variables.term === term}
            onClick={() => add({ term, language: locale })}
          >
            <BookPlus aria-hidden className="size-5" />
            {t("glossaryAdd", { term })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function useGlossary(businessId: string) {
  return useQuery(reading(queryKeys.glossary(businessId), apiPath("businesses", businessId, "glossary")));
}

function useAddTerm(businessId: string) {
  const t = useTranslations("voice");
  const client = useQueryClient();
  const reasonOf = useFailureText();
  return useMutation({
    mutationFn: async ({ term, language }: { term: string; language: Locale }) => {
      // With what is there by then: another manager may have changed it, as may the press before.
      const change = { seen: [], terms: [{ term, translation: null, language }] };
      return await api.patch(apiPath("businesses", businessId, "glossary"), change);
    },
    onSuccess: (terms, { term }) => {
      client.setQueryData(queryKeys.glossary(businessId), terms);
      toast({ title: t("glossaryAdded", { term }) });
    },
    onError: (error) =>
      toast({ title: t("glossaryFailed"), description: reasonOf(error), variant: "destructive" }),
  });
}
