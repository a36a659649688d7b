import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { toastFailure } from "@/components/ui/toast/toast-store";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "@/lib/browser/push-here";

const IphoneSheet = onDemand(() => import("@/components/shell/install/iphone-sheet"));

interface PushHereProps {
  /** Null where push is not set up. */
  pushKey: string | null;
  pushEndpoint: string | null;
  showsText: boolean;
  onShowText: (showsText: boolean) => void;
}

/** Turns pushes to this browser on and off; it asks for permission after this press alone. */
export function PushHere({ pushKey, pushEndpoint, showsText, onShowText }: PushHereProps) {
  const t = useTranslations("notificationSettings");
  const [state, setState] = useState<PushState | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void readPushState(pushEndpoint).then(setState);
  }, [pushEndpoint]);
  const press = () => {
    if (state === "install" || pushKey === null) return setOpen(true);
    setPending(true);
    (state === "on" ? turnPushOff() : turnPushOn(pushKey))
      .then(setState, toastFailure(t("pushFailed")))
      .finally(() => setPending(false));
  };
  const shown = pushKey === null ? "notConfigured" : state;
  const canPress = shown === "on" || shown === "off" || shown === "install";
  return (
    <section aria-labelledby="push-here" className="mt-9">
      <h2 id="push-here" className="title-section">
        {t("push.title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{shown && t(`push.${shown}`)}</p>
      {canPress && (
        <Button
          variant="secondary"
          className="mt-3 max-sm:w-full"
          pending={isPending}
          onClick={press}
          {...IphoneSheet.near}
        >
          {t(shown === "on" ? "push.turnOff" : "push.turnOn")}
        </Button>
      )}
      {pushKey !== null && (
        <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3">
          <Checkbox checked={showsText} onChange={() => onShowText(!showsText)} />
          {t("push.showsText")}
        </label>
      )}
      {isOpen && <IphoneSheet onClose={() => setOpen(false)} />}
    </section>
  );
}
