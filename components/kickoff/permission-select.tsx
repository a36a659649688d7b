import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { ChoiceField } from "@/components/form/fields";
import { UPDATE_PERMISSIONS, type UpdatePermission } from "@/lib/access/policy";

export interface PermissionSelectProps {
  ref?: Ref<HTMLSelectElement>;
  value: UpdatePermission;
  onValue: (value: UpdatePermission) => void;
}

/** Who may post in the new project, and what that means for the crew. */
export function PermissionSelect({ ref, value, onValue }: PermissionSelectProps) {
  const t = useTranslations("kickoff");
  return (
    <ChoiceField
      {...(ref && { ref })}
      name="defaultUpdatePermissions"
      label={t("whoMayPost")}
      hint={t(`crew.${value}`)}
      value={value}
      onChoose={onValue}
      options={UPDATE_PERMISSIONS.map((one) => ({ value: one, label: t(`permission.${one}`) }))}
    />
  );
}
