import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField, TextareaField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { operatorAction, operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleChanged } from "@/components/screens/operator/use-console";
import { Checkbox } from "@/components/ui/input/checkbox";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { Markdown } from "@/components/ui/text/markdown";
import { toast } from "@/components/ui/toast/toast-store";
import type { HelpItemView } from "@/lib/help/view";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";
import { helpPaths } from "@/lib/shared/paths/help-paths";
import { trimmed } from "@/lib/shared/trimmed";

interface HelpFormProps {
  kind: HelpKind;
  /** Absent for a new one. */
  item?: HelpItemView;
  onClose: () => void;
}

/** Writes a FAQ or a guide, with a preview of its Markdown. */
export default function HelpForm({ kind, item, onClose }: HelpFormProps) {
  const t = useTranslations("console");
  const title = item ? t("help.edit") : kind === "faq" ? t("help.newFaq") : t("help.newGuide");
  return (
    <Sheet onClose={onClose} title={title} closeLabel={t("close")} className="sm:max-w-2xl">
      <Form kind={kind} onClose={onClose} {...(item && { item })} />
    </Sheet>
  );
}

function Form({ kind, item, onClose }: HelpFormProps) {
  const t = useTranslations("console");
  const { formProps, pending, error, fieldError, failedTitle } = useSave({
    kind,
    onClose,
    ...(item && { item }),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormError error={error?.issues ? null : error} title={failedTitle} />
      <TextField
        name="title"
        label={t("help.titleField")}
        defaultValue={item?.title}
        error={fieldError("title")}
      />
      <ContentField content={item?.content ?? ""} error={fieldError("content")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="language"
          label={t("help.language")}
          defaultValue={item?.language ?? DEFAULT_LOCALE}
          error={fieldError("language")}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGES[locale]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="displayOrder"
          label={t("help.displayOrder")}
          inputMode="numeric"
          defaultValue={String(item?.displayOrder ?? 0)}
          error={fieldError("displayOrder")}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox name="isActive" defaultChecked={item?.isActive ?? true} />
        {t("help.active")}
      </label>
      <FormActions
        cancelLabel={t("cancel")}
        submitLabel={t("help.save")}
        pending={pending}
        className="mt-2"
      />
    </form>
  );
}

/** Creates or edits, then refetches the list. */
function useSave({ kind, item, onClose }: HelpFormProps) {
  const t = useTranslations("console.help");
  const changed = useConsoleChanged();
  const failed = {
    faq: item ? t("updateFaqFailed") : t("createFaqFailed"),
    guide: item ? t("updateGuideFailed") : t("createGuideFailed"),
  };
  const save = operatorAction((form: FormData) => {
    const body = {
      title: form.get("title"),
      content: form.get("content"),
      language: form.get("language"),
      displayOrder: form.get("displayOrder"),
      isActive: form.get("isActive") !== null,
    };
    return item
      ? operatorApi.send("PUT", callsOf[kind].one(item.id), body)
      : operatorApi.send("POST", callsOf[kind].all(), body);
  });
  const form = useActionForm(save, {
    keepAs: `help:${item?.id ?? kind}`,
    onSuccess: () => {
      toast({ title: t("saved") });
      onClose();
      void changed();
    },
  });
  return { ...form, failedTitle: failed[kind] };
}

/** The text, and beside it a preview. Both stay mounted, so that the form always submits the text. */
function ContentField({ content, error }: { content: string; error: string | undefined }) {
  const t = useTranslations("console.help");
  const [shown, setShown] = useState<"write" | "preview">("write");
  const [text, setText] = useState(content);
  return (
    <div className="grid gap-2">
      <SwitchTabs
        label={t("content")}
        className="sm:max-w-72"
        options={[
          { value: "write", label: t("write") },
          { value: "preview", label: t("preview") },
        ]}
        value={shown}
        onChoose={setShown}
      />
      <TextareaField
        name="content"
        label={t("content")}
        hint={t("contentHint")}
        rows={9}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={shown === "write" ? "" : "hidden"}
        error={error}
      />
      {shown === "preview" && (
        <section
          aria-label={t("preview")}
          className="min-h-40 rounded-button border border-line bg-bg px-4 py-3"
        >
          {trimmed(text) === "" ? (
            <p className="text-muted">{t("emptyPreview")}</p>
          ) : (
            <Markdown>{text}</Markdown>
          )}
        </section>
      )}
    </div>
  );
}

export type HelpKind = "faq" | "guide";

/** The calls for each kind of help content. */
export const callsOf = {
  faq: { all: helpPaths.faqs, one: helpPaths.faq },
  guide: { all: helpPaths.guides, one: helpPaths.guide },
} satisfies Record<HelpKind, object>;
