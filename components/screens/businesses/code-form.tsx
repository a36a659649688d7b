import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BusinessActions } from "./business-actions";
import { ChoiceField, SelectField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { CODE_HOURS, DEFAULT_CODE_HOURS, MAX_BATCH } from "@/lib/projects/limits";
import type { ConnectCodeView, ProjectView } from "@/lib/projects/view";

/** The projects of one business for which codes can be issued. */
export interface ProjectGroup {
  businessId: string;
  businessName: string;
  projects: Pick<ProjectView, "id" | "name" | "status" | "updatePermission">[];
}

interface CodeFormProps {
  groups: ProjectGroup[];
  projectId: string;
  onChoose: (projectId: string) => void;
  actions: Pick<BusinessActions, "issueCode" | "issueCodes">;
  onIssued: (codes: ConnectCodeView[]) => void;
}

/** Issues one code, or a batch for a crew. */
export function CodeForm({ groups, projectId, onChoose, actions, onIssued }: CodeFormProps) {
  const t = useTranslations("businesses.access");
  const codes = useTranslations("codes");
  const [count, setCount] = useState("1");
  const { formProps, pending, error, field } = useActionForm(asBatch(actions), {
    keepAs: "codes",
    onSuccess: onIssued,
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <FormError error={error?.issues ? null : error} title={codes("failed")} />
      <SelectField
        name="id"
        label={t("project")}
        value={projectId}
        onChange={(event) => onChoose(event.target.value)}
        error={field("id").error && projectId === "" ? t("projectMissing") : undefined}
      >
        <option value="">{t("chooseProject")}</option>
        <ProjectOptions groups={groups} />
      </SelectField>
      <ExpiryField error={field("expirationHours").error} />
      <TextField
        {...field("count")}
        inputMode="numeric"
        label={t("count")}
        hint={t("countHint", { most: MAX_BATCH })}
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      <Button type="submit" pending={pending} className="w-full">
        <KeyRound aria-hidden className="size-5" />
        {count === "1" ? t("generate") : t("generateSeveral")}
      </Button>
    </form>
  );
}

function ExpiryField({ error }: { error: string | undefined }) {
  const t = useTranslations("businesses.access");
  const names = { 1: t("hour"), 24: t("day"), 72: t("threeDays"), 168: t("week") };
  return (
    <ChoiceField
      name="expirationHours"
      label={t("expiry")}
      options={CODE_HOURS.map((hours) => ({ value: hours, label: names[hours] }))}
      defaultValue={DEFAULT_CODE_HOURS}
      error={error}
    />
  );
}

/** A count of 1 issues a single code, any other a batch, whose size the server checks. */
function asBatch({
  issueCode,
  issueCodes,
}: Pick<BusinessActions, "issueCode" | "issueCodes">): FormAction<ConnectCodeView[]> {
  return async (input, stamp) => {
    const count = Number(input.get("count"));
    if (count !== 1) return issueCodes({ ...Object.fromEntries(input), count }, stamp);
    const issued = await issueCode(input, stamp);
    return issued.ok ? { ok: true, data: [issued.data] } : issued;
  };
}

/** The active ones first, grouped by business if there are several. */
function ProjectOptions({ groups }: { groups: ProjectGroup[] }) {
  const t = useTranslations("businesses.access");
  const options = (projects: ProjectGroup["projects"]) =>
    projects.toSorted(activeFirst).map(({ id, name, status }) => (
      <option key={id} value={id}>
        {status === "active" ? name : t("notActive", { name, status })}
      </option>
    ));
  if (groups.length === 1) return groups.flatMap(({ projects }) => options(projects));
  return groups.map(({ businessId, businessName, projects }) => (
    <optgroup key={businessId} label={businessName}>
      {options(projects)}
    </optgroup>
  ));
}

function activeFirst(a: Pick<ProjectView, "status">, b: Pick<ProjectView, "status">): number {
  return Number(b.status === "active") - Number(a.status === "active");
}
