import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useRef } from "react";
import { useBusiness } from "./business-context";
import { type Row, useGlossaryRows } from "./use-glossary-rows";
import { DraftNote } from "@/components/form/draft-note";
import { ChoiceField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { LoadingRows } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { ApiError } from "@/lib/browser/api-client";
import { reading } from "@/lib/browser/reading";
import type { ActionStamp } from "@/lib/http/shared/action-result";
import { LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";
import { GLOSSARY_TERMS, TERM_LENGTH } from "@/lib/translation/limits";
import type { GlossaryTermView } from "@/lib/translation/view";

/** The business's glossary. What is typed is kept when it closes. */
export default function GlossaryDialog({ onClose }: { onClose: () => void }) {
  const { business } = useBusiness();
  const t = useTranslations();
  const client = useQueryClient();
  const query = useGlossary(business.id);
  return (
    <Sheet
      onClose={onClose}
      className="sm:max-w-2xl"
      title={t("glossary.title")}
      description={t("glossary.hint", { business: business.name })}
    >
      {query.data ? (
        <GlossaryForm
          terms={query.data}
          onSaved={(terms) => {
            client.setQueryData<GlossaryTermView[]>(queryKeys.glossary(business.id), terms);
            toast({ title: t("glossary.saved"), description: t("glossary.savedHint") });
            onClose();
          }}
        />
      ) : query.error && !query.isFetching ? (
        <Failure of={query} />
      ) : (
        <LoadingRows count={2} className="mb-3 h-20" />
      )}
    </Sheet>
  );
}

interface GlossaryFormProps {
  terms: GlossaryTermView[];
  onSaved: (terms: GlossaryTermView[]) => void;
}

/** A row for each term, saved together. What is typed is kept until it is saved or discarded. */
function GlossaryForm({ terms, onSaved }: GlossaryFormProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations();
  const addButton = useRef<HTMLButtonElement>(null);
  const { draft, seen, rows, addedKey, add, change, remove, dropEmpty } = useGlossaryRows(terms);
  const { formProps, pending, error, field } = useActionForm(
    (_: FormData, stamp: ActionStamp) =>
      actions.changeGlossary({ id: business.id, seen, terms: dropEmpty() }, stamp),
    {
      keepAs: null,
      onSuccess: (saved) => {
        draft.forget();
        onSaved(saved);
      },
    },
  );
  const isFull = rows.length >= GLOSSARY_TERMS;
  return (
    <form {...formProps} className="grid gap-4">
      <DraftNote drafts={[draft]} />
      <FormError error={error} {...(!error?.issues && { title: t("glossary.saveFailed") })} />
      {field("terms").error && <Alert tone="danger">{field("terms").error}</Alert>}
      {rows.length === 0 && <p className="text-muted">{t("glossary.empty")}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-4 sm:gap-3">
          {rows.map((row, at) => (
            <GlossaryRow
              key={row.key}
              row={row}
              at={at}
              isNew={row.key === addedKey}
              errorOf={(name) => field(`terms.${at}.${name}`).error}
              onChange={(changes) => change(row.key, changes)}
              onRemove={() => {
                remove(row.key);
                addButton.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          className="max-sm:w-full"
          disabled={isFull}
          onClick={add}
        >
          <Plus aria-hidden className="size-5" />
          {t("glossary.add")}
        </Button>
        {isFull && <p className="mt-1.5 text-sm text-muted">{t("glossary.full")}</p>}
      </div>
      <FormActions submitLabel={t("glossary.save")} pending={pending} className="mt-2" />
    </form>
  );
}

/** Refetched whenever the dialog opens, since another manager may have changed it. */
function useGlossary(businessId: string) {
  return useQuery({
    ...reading(queryKeys.glossary(businessId), apiPath("businesses", businessId, "glossary")),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

function Failure({ of }: Pick<ComponentProps<typeof LoadFailure>, "of">) {
  const { business } = useBusiness();
  const t = useTranslations();
  const code = of.error instanceof ApiError ? of.error.code : null;
  if (code === "forbidden" || code === "not_found")
    return <Alert tone="danger">{t("glossary.noPermission", { business: business.name })}</Alert>;
  return <LoadFailure of={of} title={t("glossary.loadFailed")} />;
}

interface GlossaryRowProps {
  row: Row;
  /** Its index in the list, which is part of its fields' names. */
  at: number;
  /** Whether a press has just added it: then its first field gets the focus. */
  isNew: boolean;
  errorOf: (field: "term" | "translation" | "language") => string | undefined;
  onChange: (changes: Partial<Row>) => void;
  onRemove: () => void;
}

/** A term, its translation and its language. */
function GlossaryRow({ row, at, isNew, errorOf, onChange, onRemove }: GlossaryRowProps) {
  const t = useTranslations("glossary");
  const { term, translation, language } = row;
  // The labels of the first row are the column heads.
  const isUnderFirst = at > 0;
  return (
    <li>
      <fieldset
        className={cn(
          "grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2.5 sm:grid-cols-[1fr_1fr_8.5rem_auto]",
          "max-sm:border-b max-sm:border-line max-sm:pb-4",
          isUnderFirst && "[&_label]:sr-only",
        )}
      >
        <legend className="sr-only">{t("number", { number: at + 1 })}</legend>
        <TextField
          name={`terms.${at}.term`}
          label={t("term")}
          value={term}
          error={errorOf("term")}
          maxLength={TERM_LENGTH}
          autoComplete="off"
          lang={language}
          onChange={({ target }) => onChange({ term: target.value })}
          {...(isNew && { ref: focusOnMount })}
        />
        <TextField
          name={`terms.${at}.translation`}
          label={t("translation")}
          // Half a phone's width has no room for "(optional)", which the placeholder also says.
          className="max-sm:[&_label>span]:hidden"
          placeholder={t("asItIs")}
          value={translation}
          error={errorOf("translation")}
          maxLength={TERM_LENGTH}
          autoComplete="off"
          optional
          onChange={({ target }) => onChange({ translation: target.value })}
        />
        <ChoiceField
          name={`terms.${at}.language`}
          label={t("language")}
          value={language}
          error={errorOf("language")}
          options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale], lang: locale }))}
          onChoose={(chosen) => onChange({ language: chosen })}
        />
        <Button
          variant="ghost"
          size="icon"
          className={cn("max-sm:justify-self-end", !isUnderFirst && "mt-7.5")}
          data-tip=""
          aria-label={trimmed(term) === "" ? t("removeEmpty") : t("remove", { term: trimmed(term) })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </fieldset>
    </li>
  );
}
