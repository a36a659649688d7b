import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { usePasskey } from "./use-passkey";
import { PasswordField } from "@/components/form/password-field";
import type { Action } from "@/components/form/use-action";
import { showFirstProblem } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { PasskeyCreationView, PasskeyView } from "@/lib/account/view";
import { makePasskey } from "@/lib/browser/passkeys";

type Input = Record<string, unknown>;

export interface AddingActions {
  start: Action<Input, PasskeyCreationView>;
  add: Action<Input, PasskeyView>;
}

interface AddPasskeyProps extends AddingActions {
  onAdded?: () => void;
}

/** Adds a passkey of this device; asks for the password when signing in was long ago. */
export default function AddPasskey({ start, add, onAdded }: AddPasskeyProps) {
  const t = useTranslations("passkey");
  const router = useRouter();
  const [password, setPassword] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, failure, fieldError } = usePasskey({
    start,
    ask: makePasskey,
    finish: add,
    onSuccess: ({ name }) => {
      toast({ title: t("added"), description: name });
      onAdded?.();
      router.refresh();
    },
  });
  useEffect(() => {
    if (failure && form.current) showFirstProblem(form.current, failure);
  }, [failure]);
  const problem = fieldError("currentPassword");
  return (
    <form
      ref={form}
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run(password === undefined ? {} : { currentPassword: password });
      }}
    >
      {(problem !== undefined || password !== undefined) && (
        <PasswordField
          name="currentPassword"
          label={t("password")}
          className="w-full"
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={problem}
        />
      )}
      <Button type="submit" variant="secondary" pending={pending}>
        {t("add")}
      </Button>
    </form>
  );
}
