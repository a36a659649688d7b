"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { toast } from "@/components/ui/toast-store";

interface OnDemandControls {
  /** Fetches and shows it, which is the default; until then `placeholder` stands there. */
  wanted?: boolean;
  placeholder?: ReactNode;
  /** Called when it could not be fetched, after the reader was told: the next press then tries again. */
  onLoadError: () => void;
}

/** A component that takes the controls beside its own properties. */
export interface OnDemand<P> {
  (props: P & OnDemandControls): ReactNode;
  /** Fetches it ahead, as when the pointer or the focus comes near. Never fails. */
  preload: () => void;
}

/**
 * Makes a dialog or menu one that is fetched when it is first wanted: most pages are left without opening it. Unlike
 * `lazy` a fetch that fails for want of a signal does not end on the error screen, nor is it the last.
 */
export function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchPart = async () => (loaded = (await load()).default);

  function FetchedPart(props: P & OnDemandControls) {
    const { wanted = true, placeholder = null, onLoadError } = props;
    const [Part, setPart] = useState(() => loaded);
    const reportLoadError = useReportLoadError();
    const failed = useEffectEvent(() => {
      reportLoadError();
      onLoadError();
    });
    useEffect(() => {
      if (!wanted || Part) return;
      let unmounted = false;
      fetchPart().then(
        (part) => {
          if (!unmounted) setPart(() => part);
        },
        () => {
          if (!unmounted) failed();
        },
      );
      return () => {
        unmounted = true;
      };
    }, [wanted, Part]);
    return wanted && Part ? <Part {...props} /> : placeholder;
  }

  const preload = () => {
    fetchPart().catch(() => undefined);
  };
  return Object.assign(FetchedPart, { preload });
}

function useReportLoadError(): () => void {
  const t = useTranslations("common");
  return () => {
    toast({ title: t("noSignal"), description: t("noSignalHint"), variant: "destructive" });
  };
}

/** What a menu's button is before and after the menu has been fetched. */
export interface MenuTrigger {
  className: string;
  children: ReactNode;
  /** Shows the button's name as a tooltip. */
  "data-tip"?: "";
}

interface MenuOnDemandProps {
  trigger: MenuTrigger;
  popup: "menu" | "dialog";
  preload: () => void;
  /** The menu, which opens as it appears and draws the trigger itself. */
  children: (controls: OnDemandControls) => ReactNode;
}

/** A button whose menu takes its place, open, once somebody presses it. */
export function MenuOnDemand({ trigger, popup, preload, children }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        setWanted(true);
      }}
      {...trigger}
    />
  );
  const onLoadError = () => {
    setWanted(false);
  };
  return children({ wanted, placeholder: button, onLoadError });
}
