import { useTranslations } from "next-intl";
import { callsOf, type HelpKind, type ListedHelp } from "./calls";
import { longTextOf, OwnFields, ownFields } from "./help-fields";
import { apiAction } from "@/components/form/api-action";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { ChoiceField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleChanged } from "@/components/screens/operator/use-console";
import { Checkbox } from "@/components/ui/input/checkbox";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";

interface HelpFormProps {
  kind: HelpKind;
  operatorId: string;
  /** Absent for a new one. */
  item?: ListedHelp;
  /** The `displayOrder` of a new one. */
  nextOrder: number;
  onClose: () => void;
}

/**
 * Writes a FAQ or a guide, with a preview of its Markdown, or what is said of a document or a video. Title and text are kept when it
 * closes.
 */
export function HelpForm(props: HelpFormProps) {
  const { kind, item, onClose } = props;
  const t = useTranslations("console");
  const title = t(item ? "help.edit" : `help.kinds.${kind}.new`);
  return (
    <Sheet onClose={onClose} title={title} className="sm:max-w-2xl">
      <Form {...props} />
    </Sheet>
  );
}

function Form(props: HelpFormProps) {
  const { kind, item, nextOrder } = props;
  const t = useTranslations("console");
  const { title, text } = useDrafts(props);
  const { formProps, pending, error, field, failedTitle } = useSave(props, () => {
    title.forget();
    text.forget();
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormError error={error?.issues ? null : error} title={failedTitle} />
      <DraftNote drafts={[title, text]} />
      <TextField {...field("title")} label={t("help.titleField")} {...draftFieldProps(title)} />
      <OwnFields kind={kind} {...(item && { item })} text={text} field={field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...field("language")}
          label={t("help.language")}
          options={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
          defaultValue={item?.language ?? DEFAULT_LOCALE}
        />
        <TextField
          {...field("displayOrder")}
          label={t("help.displayOrder")}
          inputMode="numeric"
          defaultValue={String(item?.displayOrder ?? nextOrder)}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox name="isActive" defaultChecked={item?.isActive ?? true} />
        {t("help.active")}
      </label>
      <FormActions submitLabel={t("help.save")} pending={pending} className="mt-2" />
    </form>
  );
}

function useDrafts({ kind, item, operatorId }: HelpFormProps) {
  const nameOf = (field: string) => draftName(operatorId, "help", item?.id ?? kind, field);
  return {
    title: useKeptDraft(nameOf("title"), item?.title),
    text: useKeptDraft(nameOf("text"), longTextOf(item)),
  };
}

/** Creates or edits, then refetches the list. */
function useSave({ kind, item, onClose }: HelpFormProps, onSaved: () => void) {
  const t = useTranslations("console.help");
  const changed = useConsoleChanged();
  const save = apiAction((form: FormData) => {
    const body = {
      title: form.get("title"),
      ...ownFields(kind, form),
      language: form.get("language"),
      displayOrder: form.get("displayOrder"),
      isActive: form.get("isActive") !== null,
    };
    return item
      ? operatorApi.send("PUT", callsOf[kind].one(item.id), body)
      : operatorApi.send("POST", callsOf[kind].all(), body);
  });
  const form = useActionForm<unknown>(save, {
    keepAs: `help:${item?.id ?? kind}`,
    onSuccess: () => {
      toast({ title: t("saved") });
      onSaved();
      onClose();
      void changed();
    },
  });
  return { ...form, failedTitle: t(`kinds.${kind}.${item ? "updateFailed" : "createFailed"}`) };
}
