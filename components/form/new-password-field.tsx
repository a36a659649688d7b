import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { focusOnMount } from "./focus-on-mount";
import { PasswordField } from "./password-field";
import type { PasswordStrength } from "./password-strength";
import { suggestPassword } from "./suggest-password";
import type { FieldOf } from "./use-action-form";
import { Button } from "@/components/ui/input/button";

interface NewPasswordFieldProps extends Pick<ComponentProps<"input">, "enterKeyHint" | "ref"> {
  name: string;
  label: string;
  /** The minimum length. */
  least: number;
  error: string | undefined;
  /** What somebody who knows the person would guess first, such as their name. */
  known: () => string[];
  /** Called when a suggestion is accepted, to fill a second field too. */
  onSuggest?: (password: string) => void;
}

/** A field for a new password: rates its strength and suggests a strong one. */
export function NewPasswordField({ label, least, known, onSuggest, ...control }: NewPasswordFieldProps) {
  const t = useTranslations("newPassword");
  const [password, setPassword] = useState("");
  const [suggested, setSuggested] = useState<string | null>(null);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const isSuggested = password !== "" && password === suggested;
  return (
    <div>
      <PasswordField
        key={suggested}
        label={label}
        hint={isSuggested ? t("suggested") : hint()}
        autoComplete="new-password"
        defaultValue={suggested ?? undefined}
        isShownAtFirst={suggested !== null}
        {...(suggested !== null && { ref: focusOnMount })}
        onChange={({ target }) => {
          setPassword(target.value);
          void strengthOf(target.value, known()).then(setStrength);
        }}
        {...control}
      />
      {!isSuggested && strength !== "strong" && (
        <Button
          variant="link"
          size="inline"
          className="mt-2"
          onClick={() => {
            const better = suggestPassword();
            setSuggested(better);
            setPassword(better);
            onSuggest?.(better);
          }}
        >
          {t("suggest")}
        </Button>
      )}
    </div>
  );

  function hint(): string {
    if (password.length < least || strength === null) return t("hint", { least });
    return { weak: t("weak"), fair: t("fair"), strong: t("strong") }[strength];
  }
}

/** Null if the estimate could not be loaded. */
async function strengthOf(password: string, known: string[]): Promise<PasswordStrength | null> {
  try {
    const { passwordStrength } = await import("./password-strength");
    return passwordStrength(password, known);
  } catch {
    return null;
  }
}

/** The same twice, of at least 8 characters, to replace a password. */
export function NewPasswordTwice({ field, known }: { field: FieldOf; known: () => string[] }) {
  const t = useTranslations("newPassword");
  const [suggested, setSuggested] = useState<string>();
  return (
    <>
      <NewPasswordField
        {...field("newPassword")}
        label={t("new")}
        least={8}
        known={known}
        onSuggest={setSuggested}
      />
      <PasswordField
        key={suggested}
        {...field("confirmPassword")}
        label={t("confirm")}
        autoComplete="new-password"
        defaultValue={suggested}
      />
    </>
  );
}
