import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { useFailureText } from "@/components/providers/use-error-text";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { toast } from "@/components/ui/toast/toast-store";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "@/lib/browser/push-here";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

const IphoneSheet = onDemand(() => import("@/components/shell/install/iphone-sheet"));

interface PushHere {
  /** Null until server and browser have said it. */
  state: PushState | "notConfigured" | null;
  /** Turns pushes to this browser on or off, or shows how an iPhone takes them; null where nothing can be pressed. */
  press: (() => void) | null;
  isPending: boolean;
  /** For whoever presses to render. */
  sheet: ReactNode;
}

/**
 * Whether this browser takes the reader's pushes; their preferences may still load. Asks for permission after a press alone.
 * `onChange`: it was turned on or off.
 */
export function usePushHere(
  preferences: Pick<DeliveryPreferencesView, "pushKey" | "pushEndpoint"> | undefined,
  onChange?: () => void,
): PushHere {
  const t = useTranslations("notifications");
  const reasonOf = useFailureText();
  const [state, setState] = useState<PushState | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { pushKey, pushEndpoint } = preferences ?? {};
  useEffect(() => {
    if (pushEndpoint !== undefined) void readPushState(pushEndpoint).then(setState);
  }, [pushEndpoint]);
  const sheet = isOpen && <IphoneSheet onClose={() => setOpen(false)} />;
  if (!pushKey) return { state: preferences ? "notConfigured" : null, press: null, isPending, sheet };
  const turn = () => {
    if (isPending) return;
    setPending(true);
    (state === "on" ? turnPushOff() : turnPushOn(pushKey))
      .then((changed) => {
        setState(changed);
        if (state === "off" && changed === "off")
          toast({ title: t("pushFailed"), description: t("pushUnanswered") });
        onChange?.();
      })
      .catch((thrown: unknown) =>
        toast({ title: t("pushFailed"), description: reasonOf(thrown), variant: "destructive" }),
      )
      .finally(() => setPending(false));
  };
  const presses = { on: turn, off: turn, install: () => setOpen(true), blocked: null, unsupported: null };
  return { state, press: state && presses[state], isPending, sheet };
}
