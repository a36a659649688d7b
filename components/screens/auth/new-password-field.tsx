"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import {
  type PasswordStrength,
  passwordStrength,
  suggestPassword,
} from "@/components/form/password-strength";
import { Button } from "@/components/ui/button";

interface NewPasswordFieldProps {
  error: string | undefined;
  /** What somebody who knows the person would try first: the rest of the form. */
  known: () => string[];
}

/** The password of a new account: says how strong it is, and offers a better one. */
export function NewPasswordField({ error, known }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  const [password, setPassword] = useState("");
  const [suggested, setSuggested] = useState<string | null>(null);
  const isSuggested = password !== "" && password === suggested;
  const [strength, setStrength] = useState<PasswordStrength>("weak");
  return (
    <div>
      <PasswordField
        key={suggested}
        name="password"
        label={t("password")}
        hint={isSuggested ? t("suggested") : hint()}
        autoComplete="new-password"
        enterKeyHint="go"
        error={error}
        defaultValue={suggested ?? undefined}
        isShownAtFirst={suggested !== null}
        onChange={({ target }) => {
          setPassword(target.value);
          setStrength(passwordStrength(target.value, known()));
        }}
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
          }}
        >
          {t("suggest")}
        </Button>
      )}
    </div>
  );

  function hint(): string {
    if (password.length < 6) return t("passwordHint");
    return { weak: t("weak"), fair: t("fair"), strong: t("strong") }[strength];
  }
}
