import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type Action, useAction } from "@/components/form/use-action";
import { useInBrowser } from "@/components/providers/use-store";
import { toast } from "@/components/ui/toast/toast-store";
import { keepsPasskeys, knowsPasskeys } from "@/lib/browser/passkeys";
import type { ActionError } from "@/lib/http/shared/action-result";

type Input = Record<string, unknown>;

interface Steps<Options, T> {
  /** Gives the options with a challenge. */
  start: Action<Input, Options>;
  /** Shows them to the reader's device. */
  ask: (options: Options) => Promise<object>;
  /** Sends what the device answered. */
  finish: Action<Input, T>;
  /** Sent with the answer. */
  extra?: Input;
  /** Takes a refusal of `start` that is about fields, and null once it is none; any other is a toast. */
  onRefused?: (error: ActionError | null) => void;
  onSuccess: (result: T) => void;
}

/** The three steps of making or using a passkey, one after the other. `failure` and `fieldError` are of the first one. */
export function usePasskey<Options, T>({
  start,
  ask,
  finish,
  extra,
  onRefused,
  onSuccess,
}: Steps<Options, T>) {
  const t = useTranslations("passkey");
  const [asking, setAsking] = useState(false);
  const fail = (description: string) => toast({ title: t("failed"), description, variant: "destructive" });
  const finishing = useAction(finish, { onSuccess, onError: ({ message }) => fail(message) });
  const show = async (options: Options) => {
    setAsking(true);
    try {
      finishing.run({ ...(await ask(options)), ...extra });
    } catch {
      fail(t("notUsed"));
    } finally {
      setAsking(false);
    }
  };
  const starting = useAction(start, {
    onSuccess: (options) => {
      onRefused?.(null);
      void show(options);
    },
    onError: (error) => {
      onRefused?.(error.issues ? error : null);
      if (!error.issues) fail(error.message);
    },
  });
  return {
    run: starting.run,
    failure: starting.failure,
    fieldError: (name: string) => starting.error?.issues?.find(({ path }) => path === name)?.message,
    pending: starting.pending || asking || finishing.pending,
  };
}

/** False while the page is rendered on the server. */
export function useKnowsPasskeys(): boolean {
  return useInBrowser(knowsPasskeys, false);
}

/** Whether this device can keep one itself; false until it has said so. */
export function useKeepsPasskeys(): boolean {
  const [keeps, setKeeps] = useState(false);
  useEffect(() => void keepsPasskeys().then(setKeeps), []);
  return keeps;
}
