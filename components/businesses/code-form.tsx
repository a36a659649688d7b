"use client";

import KeyRound from "lucide-react/icons/key-round";
import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { ConnectCodeView } from "@/lib/projects/view";
import type { BusinessActions } from "./business-actions";

/** The projects of one business that codes can be made for. */
export interface ProjectGroup {
  businessId: string;
  businessName: string;
  projects: { id: string; name: string }[];
}

/** platform.txt section 9; the server has the same list. */
const HOURS = { hour: "1", day: "24", threeDays: "72", week: "168" } as const;

interface CodeFormProps {
  groups: ProjectGroup[];
  projectId: string;
  onChoose: (projectId: string) => void;
  action: BusinessActions["issueCode"];
  onIssued: (code: ConnectCodeView) => void;
}

export function CodeForm({ groups, projectId, onChoose, action, onIssued }: CodeFormProps) {
  const t = useTranslations("businesses.access");
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: onIssued,
    onError: ({ message, issues }) => {
      const description = issues?.some(({ path }) => path === "id") ? t("projectMissing") : message;
      toast({ title: t("failed"), description, variant: "destructive" });
    },
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <FormError error={error} />
      <SelectField
        name="id"
        label={t("project")}
        value={projectId}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
        error={fieldError("id") && projectId === "" ? t("projectMissing") : undefined}
      >
        <option value="">{t("chooseProject")}</option>
        <ProjectOptions groups={groups} />
      </SelectField>
      <SelectField
        name="expirationHours"
        label={t("expiry")}
        defaultValue={HOURS.day}
        error={fieldError("expirationHours")}
      >
        <option value={HOURS.hour}>{t("hour")}</option>
        <option value={HOURS.day}>{t("day")}</option>
        <option value={HOURS.threeDays}>{t("threeDays")}</option>
        <option value={HOURS.week}>{t("week")}</option>
      </SelectField>
      <Button type="submit" pending={pending} className="w-full">
        <KeyRound aria-hidden className="size-5" />
        {t("generate")}
      </Button>
    </form>
  );
}

/** Under the names of their businesses where there are several. */
function ProjectOptions({ groups }: { groups: ProjectGroup[] }) {
  const options = (projects: ProjectGroup["projects"]) =>
    projects.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  if (groups.length === 1) return groups.flatMap(({ projects }) => options(projects));
  return groups.map(({ businessId, businessName, projects }) => (
    <optgroup key={businessId} label={businessName}>
      {options(projects)}
    </optgroup>
  ));
}
