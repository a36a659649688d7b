import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { GlossaryRow } from "./glossary-row";
import { useGlossaryRows } from "./use-glossary-rows";
import { DraftNote } from "@/components/form/draft-note";
import { FormError } from "@/components/form/form-error";
import type { Action } from "@/components/form/use-action";
import { useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { FormActions } from "@/components/ui/overlay/dialog";
import type { ActionStamp } from "@/lib/http/shared/action-result";
import { GLOSSARY_TERMS } from "@/lib/translation/limits";
import type { GlossaryTermView } from "@/lib/translation/view";

interface GlossaryFormProps {
  businessId: string;
  viewerId: string;
  terms: GlossaryTermView[];
  action: Action<{ id: string; terms: GlossaryTermView[] }, GlossaryTermView[]>;
  onSaved: (terms: GlossaryTermView[]) => void;
}

/** A row for each term, saved together. What is typed is kept until it is saved or discarded. */
export function GlossaryForm({ businessId, viewerId, terms, action, onSaved }: GlossaryFormProps) {
  const t = useTranslations();
  const addButton = useRef<HTMLButtonElement>(null);
  const { draft, rows, addedKey, add, change, remove, dropEmpty } = useGlossaryRows(
    { viewerId, businessId },
    terms,
  );
  const { formProps, pending, error, fieldError } = useActionForm(
    (_: FormData, stamp: ActionStamp) => action({ id: businessId, terms: dropEmpty() }, stamp),
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
      {rows.length === 0 && <p className="text-muted">{t("glossary.empty")}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-4 sm:gap-3">
          {rows.map((row, at) => (
            <GlossaryRow
              key={row.key}
              row={row}
              at={at}
              isNew={row.key === addedKey}
              errorOf={(field) => fieldError(`terms.${at}.${field}`)}
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
      <FormActions
        cancelLabel={t("common.cancel")}
        submitLabel={t("glossary.save")}
        pending={pending}
        className="mt-2"
      />
    </form>
  );
}
