import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { SelectField } from "@/components/form/fields";
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
    <SelectField
      {...(ref && { ref })}
      name="defaultUpdatePermissions"
      label={t("whoMayPost")}
      hint={t(`crew.${value}`)}
      value={value}
      onChange={({ target }) => {
        const chosen = UPDATE_PERMISSIONS.find((one) => one === target.value);
        if (chosen) onValue(chosen);
      }}
    >
      {UPDATE_PERMISSIONS.map((permission) => (
        <option key={permission} value={permission}>
          {t(`permission.${permission}`)}
        </option>
      ))}
    </SelectField>
  );
}
