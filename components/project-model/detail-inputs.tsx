import { useTranslations } from "next-intl";
import { ChangedTo } from "@/components/form/changed-to";
import { DateField } from "@/components/form/date-field";
import { TextareaField, TextField } from "@/components/form/fields";
import type { FieldOf } from "@/components/form/use-action-form";
import { draftFieldProps, type KeptDraft } from "@/components/form/use-kept-draft";
import type { DetailFields } from "./changed-fields";
import { useFormat } from "@/components/providers/use-format";
import { MAX } from "@/lib/shared/limits";

interface DetailInputsProps {
  drafts: { name: KeptDraft; description: KeptDraft; dueDate?: KeptDraft };
  /** The present values of the fields that somebody else changed meanwhile. */
  others?: Partial<DetailFields>;
  /** The name's label. */
  label: string;
  placeholders?: { name: string; description: string };
  rows?: number;
  field: FieldOf;
}

/** What a project, a task or a subtask is called, what belongs to it, and when it is due. */
export function DetailInputs({
  drafts,
  others = {},
  label,
  placeholders,
  rows = 3,
  field,
}: DetailInputsProps) {
  const t = useTranslations("projects");
  const format = useFormat();
  const { name, description, dueDate } = drafts;
  const hint = (text?: string) => text !== undefined && <ChangedTo text={text} />;
  return (
    <>
      <TextField
        {...field("name")}
        label={label}
        hint={hint(others.name)}
        placeholder={placeholders?.name}
        {...draftFieldProps(name)}
        maxLength={MAX.name}
        autoComplete="off"
      />
      <TextareaField
        {...field("description")}
        label={t("description")}
        hint={hint(others.description)}
        placeholder={placeholders?.description}
        {...draftFieldProps(description)}
        rows={rows}
        optional
      />
      {dueDate && (
        <DateField
          {...field("dueDate")}
          label={t("dueDate")}
          hint={hint(others.dueDate && format.day(others.dueDate))}
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
