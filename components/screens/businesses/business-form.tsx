import { useTranslations } from "next-intl";
import { LogoField } from "./logo-field";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { TextareaField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { Button } from "@/components/ui/input/button";
import type { BusinessView } from "@/lib/businesses/view";
import { MAX } from "@/lib/shared/limits";

interface BusinessFormProps {
  /** The business to edit; absent for a new one. */
  business?: BusinessView;
  viewerId: string;
  action: FormAction<BusinessView>;
  submitLabel: string;
  /** Whether a press has just opened the form: then its first field gets the focus. */
  opened: boolean;
  onSaved: (business: BusinessView) => void;
  /** Title of the form's error. */
  failedTitle: string;
  onCancel?: (() => void) | undefined;
}

/** Name and description, for creating and editing a business, and then what it prints on. What is typed is kept until it is saved or discarded. */
export function BusinessForm({
  business,
  viewerId,
  action,
  submitLabel,
  opened,
  onSaved,
  failedTitle,
  onCancel,
}: BusinessFormProps) {
  const t = useTranslations();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: (saved) => {
      for (const draft of Object.values(drafts)) draft.forget();
      onSaved(saved);
    },
  });
  const drafts = useBusinessDrafts(viewerId, business);
  useKeepEarlyInput(formProps.ref, drafts);
  return (
    <form {...formProps} className="grid gap-5">
      <DraftNote drafts={Object.values(drafts)} />
      <FormError error={error?.issues ? null : error} title={failedTitle} />
      {business && <input type="hidden" name="id" value={business.id} />}
      <TextField
        {...field("name")}
        label={t("businesses.name")}
        {...draftFieldProps(drafts.name)}
        autoComplete="organization"
        {...(opened && { ref: focusOnMount })}
      />
      <TextareaField
        {...field("description")}
        label={t("businesses.description")}
        {...draftFieldProps(drafts.description)}
        rows={3}
        optional
      />
      {business && (
        <>
          <TextField
            {...field("reportFooter")}
            label={t("businesses.footer")}
            hint={t("businesses.footerHint")}
            {...draftFieldProps(drafts.reportFooter)}
            maxLength={MAX.reportFooter}
            optional
          />
          <LogoField business={business} viewerId={viewerId} />
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {/* A form that can be closed is beside the page's own primary button. */}
        <Button
          type="submit"
          variant={onCancel ? "soft" : "primary"}
          pending={pending}
          className="max-sm:flex-1"
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel} className="max-sm:flex-1">
            {t("common.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}

function useBusinessDrafts(viewerId: string, business?: BusinessView) {
  const nameOf = (field: string) => draftName(viewerId, "business", business?.id ?? "new", field);
  return {
    name: useKeptDraft(nameOf("name"), business?.name ?? ""),
    description: useKeptDraft(nameOf("description"), business?.description ?? ""),
    reportFooter: useKeptDraft(nameOf("reportFooter"), business?.reportFooter ?? ""),
  };
}
