import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { type Action, useAction } from "./use-action";
import { Button } from "@/components/ui/input/button";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";

/** Milliseconds that a mail usually needs. */
const PATIENCE = 30_000;
const SECOND = 1000;

interface SendAgainProps<I extends object> {
  action: Action<I, void>;
  input: I;
  onSent: () => void;
}

/** Mails another code, 30 seconds after the last one. */
export function SendAgain<I extends object>({ action, input, onSent }: SendAgainProps<I>) {
  const t = useTranslations("auth");
  const [sentAt, setSentAt] = useState(Date.now);
  const now = useNow({ updateInterval: SECOND });
  const seconds = Math.ceil((sentAt + PATIENCE - now.getTime()) / SECOND);
  const { run, pending } = useAction(action, {
    onSuccess: () => {
      setSentAt(Date.now());
      onSent();
      toast({ title: t("codeResent") });
    },
    onError: toastFailure(t("codeFailed")),
  });
  return (
    <Button variant="link" size="inline" pending={pending} disabled={seconds > 0} onClick={() => run(input)}>
      {seconds > 0 ? t("codeAgainIn", { seconds }) : t("codeAgain")}
    </Button>
  );
}
