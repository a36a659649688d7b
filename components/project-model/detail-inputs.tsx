import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { TextareaField, TextField } from "@/components/form/fields";
import { draftFieldProps, type KeptDraft } from "@/components/form/use-kept-draft";
import { MAX } from "@/lib/shared/limits";

interface DetailInputsProps {
  drafts: { name: KeptDraft; description: KeptDraft; dueDate?: KeptDraft };
  /** The name's label. */
  label: string;
  placeholders?: { name: string; description: string };
  rows?: number;
  fieldError: (name: string) => string | undefined;
}

/** What a project, a task or a subtask is called, what belongs to it, and when it is due. */
export function DetailInputs({ drafts, label, placeholders, rows = 3, fieldError }: DetailInputsProps) {
  const t = useTranslations("projects");
  const { name, description, dueDate } = drafts;
  return (
    <>
      <TextField
        name="name"
        label={label}
        error={fieldError("name")}
        placeholder={placeholders?.name}
        {...draftFieldProps(name)}
        maxLength={MAX.name}
        autoComplete="off"
      />
      <TextareaField
        name="description"
        label={t("description")}
        error={fieldError("description")}
        placeholder={placeholders?.description}
        {...draftFieldProps(description)}
        maxLength={MAX.description}
        rows={rows}
        optional
      />
      {dueDate && (
        <DateField
          name="dueDate"
          label={t("dueDate")}
          clearLabel={t("noDueDate")}
          emptyText={t("noDueDate")}
          error={fieldError("dueDate")}
          value={dueDate.text}
          onValue={dueDate.setText}
          optional
        />
      )}
    </>
  );
}
