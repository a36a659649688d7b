"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { draftName } from "@/components/form/draft-store";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { Button } from "@/components/ui/input/button";
import type { BusinessView } from "@/lib/businesses/view";
import { MAX } from "@/lib/shared/limits";

/** The first step to a project: a name for the business. What is typed is shared with the form on the businesses page. */
export function FirstBusiness({ userId, create }: { userId: string; create: FormAction<BusinessView> }) {
  const t = useTranslations("projects.firstBusiness");
  const changed = useBusinessesChanged();
  const [isCreated, setCreated] = useState(false);
  const { formProps, pending, error, field } = useActionForm(create, {
    keepAs: null,
    onSuccess: () => {
      setCreated(true);
      name.forget();
      changed();
    },
  });
  const name = useKeptDraft(draftName(userId, "business", "new", "name"), "");
  useKeepEarlyInput(formProps.ref, { name });
  return (
    <form {...formProps} className="mt-6 grid gap-4 rounded-card bg-accent-soft p-4 sm:p-5">
      <div>
        <h2 className="title-section text-accent-text">{t("title")}</h2>
        <p className="mt-1">{t("hint")}</p>
      </div>
      <FormError error={error?.issues ? null : error} />
      <TextField
        {...field("name")}
        label={t("name")}
        {...draftFieldProps(name)}
        maxLength={MAX.name}
        autoComplete="organization"
      />
      <Button type="submit" pending={pending || isCreated} className="sm:justify-self-start">
        {t("next")}
      </Button>
    </form>
  );
}
