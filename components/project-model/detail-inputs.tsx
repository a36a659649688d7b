import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { TextareaField, TextField } from "@/components/form/fields";
import type { FieldOf } from "@/components/form/use-action-form";
import { draftFieldProps, type KeptDraft } from "@/components/form/use-kept-draft";
import { MAX } from "@/lib/shared/limits";

interface DetailInputsProps {
  drafts: { name: KeptDraft; description: KeptDraft; dueDate?: KeptDraft };
  /** The name's label. */
  label: string;
  placeholders?: { name: string; description: string };
  rows?: number;
  field: FieldOf;
}

/** What a project, a task or a subtask is called, what belongs to it, and when it is due. */
export function DetailInputs({ drafts, label, placeholders, rows = 3, field }: DetailInputsProps) {
  const t = useTranslations("projects");
  const { name, description, dueDate } = drafts;
  return (
    <>
      <TextField
        {...field("name")}
        label={label}
        placeholder={placeholders?.name}
        {...draftFieldProps(name)}
        maxLength={MAX.name}
        autoComplete="off"
      />
      <TextareaField
        {...field("description")}
        label={t("description")}
        placeholder={placeholders?.description}
        {...draftFieldProps(description)}
        rows={rows}
        optional
      />
      {dueDate && (
        <DateField
          {...field("dueDate")}
          label={t("dueDate")}
          clearLabel={t("noDueDate")}
          emptyText={t("noDueDate")}
          value={dueDate.text}
          onValue={dueDate.setText}
          optional
        />
      )}
    </>
  );
}
