import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Control, useField } from "./fields";
import { Field } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";

type PasswordFieldProps = Omit<Control<"input">, "type"> & { isShownAtFirst?: boolean };

/** A password field with a button that reveals it, for the current one unless `autoComplete` says otherwise. */
export function PasswordField({ isShownAtFirst = false, ...props }: PasswordFieldProps) {
  const t = useTranslations("common");
  const [shown, setShown] = useState(isShownAtFirst);
  const { field, control } = useField(props);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      <span className="relative block">
        <Input
          autoComplete="current-password"
          {...control}
          type={shown ? "text" : "password"}
          className="pr-13"
        />
        <button
          type="button"
          className="absolute top-0 right-0 grid size-12 place-items-center rounded-button text-muted hover:text-ink"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="size-5.5" />
          <span className="sr-only">{t("showPassword")}</span>
        </button>
      </span>
    </Field>
  );
}
