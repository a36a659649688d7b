"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useBusiness } from "./business-context";
import { LogoField } from "./logo-field";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { TextareaField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { Card } from "@/components/ui/display/card";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";
import { MAX } from "@/lib/shared/limits";

interface NewBusinessProps {
  /** Whether it is the reader's first business: then the form is open. */
  first: boolean;
  viewerId: string;
  action: FormAction<BusinessView>;
  /** The page's title, beside the button. */
  children: ReactNode;
}

/** The page's header: its title, and the form for a new business below it. */
export function NewBusiness({ first, viewerId, action, children }: NewBusinessProps) {
  const t = useTranslations("businesses");
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = useBusinessesChanged();
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const saved = ({ entitled }: BusinessView) => {
    toast({ title: t("created"), description: t(entitled ? "createdHintFree" : "createdHint") });
    close();
    changed();
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">{children}</div>
        {!first && (
          <Button ref={button} variant="secondary" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            <Plus aria-hidden className="size-5" />
            {t("new")}
          </Button>
        )}
      </div>
      {(first || opened) && (
        <section aria-labelledby="new-business" className="mt-6 max-w-xl">
          <Card className="p-4 sm:p-6">
            <h2 id="new-business" className="mb-4 title-section-lg">
              {first ? t("firstTitle") : t("new")}
            </h2>
            <BusinessForm
              viewerId={viewerId}
              action={action}
              submitLabel={t("create")}
              opened={opened}
              onSaved={saved}
              failedTitle={t("creationFailed")}
              onCancel={first ? undefined : close}
            />
          </Card>
        </section>
      )}
    </>
  );
}

export function EditBusiness({ onClose }: { onClose: () => void }) {
  const { business, viewerId, actions } = useBusiness();
  const t = useTranslations("businesses");
  const changed = useBusinessesChanged();
  return (
    <>
      <h2 className="mb-4 title-section-lg wrap-anywhere">{t("editNamed", { name: business.name })}</h2>
      <BusinessForm
        business={business}
        viewerId={viewerId}
        action={actions.edit}
        submitLabel={t("save")}
        opened
        onSaved={({ name }) => {
          toast({ title: t("updated"), description: name });
          changed();
          onClose();
        }}
        failedTitle={t("updateFailed")}
        onCancel={onClose}
      />
    </>
  );
}

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
function BusinessForm({
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
          className="max-sm:flex-auto"
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel} className="max-sm:flex-auto">
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
