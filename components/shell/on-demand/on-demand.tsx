import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { focusIfLost } from "@/components/ui/focus/focus";
import { toast } from "@/components/ui/toast/toast-store";
import { announceOutdatedPage, isCodeGone } from "@/lib/browser/page/outdated-page";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";

interface OnDemandControls {
  /** Fetches and shows it (the default); `placeholder` is shown until it has loaded. */
  wanted?: boolean;
  placeholder?: ReactNode;
  /** The part's own, if it can be closed. */
  onClose?: () => void;
  /** Called if it could not be fetched, after a toast said so; the next press retries. Default: `onClose`. */
  onLoadError?: () => void;
}

/** A component that takes these controls in addition to its own props. */
export interface OnDemand<P> {
  (props: P & OnDemandControls): ReactNode;
  /** Fetches it ahead: on hover or focus, or while idle. Never fails. */
  preload: () => void;
  /** For the button that opens it: fetches it on hover and focus. */
  near: Record<"onPointerEnter" | "onFocus", () => void>;
}

/**
 * Loads a dialog or menu when it is first opened, since most visits never open it. Unlike with `lazy`, a failed fetch does not
 * show the error screen, and the next press retries.
 */
export function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchPart = async () => (loaded = (await load()).default);

  function FetchedPart(props: P & OnDemandControls) {
    const { wanted = true, placeholder = null, onLoadError = props.onClose } = props;
    const [Part, setPart] = useState(() => loaded);
    const reportLoadError = useReportLoadError();
    const failed = useEffectEvent(async () => {
      await reportLoadError();
      onLoadError?.();
    });
    useEffect(() => {
      if (!wanted || Part) return;
      let unmounted = false;
      fetchPart().then(
        (part) => {
          if (!unmounted) setPart(() => part);
        },
        () => {
          if (!unmounted) void failed();
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
  return Object.assign(FetchedPart, { preload, near: { onPointerEnter: preload, onFocus: preload } });
}

function useReportLoadError(): () => Promise<void> {
  const t = useTranslations("common");
  return async () => {
    if (navigator.onLine && (await isCodeGone())) announceOutdatedPage();
    else toast({ title: t("noSignal"), description: t("noSignalHint"), variant: "destructive" });
  };
}

/** Fetches a part while the page is idle, so that its button opens it without a signal. */
export function usePreload({ preload }: Pick<OnDemand<never>, "preload">): void {
  useEffect(() => {
    fetchWhileIdle(preload);
  }, [preload]);
}

/** A menu's button, before and after the menu has loaded. */
export interface MenuTrigger {
  className: string;
  children: ReactNode;
  /** Shows the button's name as a tooltip. */
  "data-tip"?: "";
  "aria-label"?: string;
  ref?: (button: HTMLButtonElement | null) => void;
}

interface MenuOnDemandProps<P> {
  trigger: MenuTrigger;
  popup?: "menu" | "dialog";
  /** Mounts open and renders the trigger itself, which takes the focus of the button that it replaces. */
  menu: OnDemand<NoInfer<P> & { trigger: MenuTrigger }>;
  props: P;
}

/** A button that is replaced by its open menu once pressed. The menu is fetched while the page is idle. */
export function MenuOnDemand<P extends object>({
  trigger,
  popup = "menu",
  menu: Menu,
  props,
}: MenuOnDemandProps<P>) {
  const [wanted, setWanted] = useState(false);
  usePreload(Menu);
  const button = (
    <button
      type="button"
      aria-haspopup={popup}
      aria-expanded={false}
      {...Menu.near}
      onClick={() => setWanted(true)}
      {...trigger}
    />
  );
  const onLoadError = () => setWanted(false);
  return (
    <Menu
      {...props}
      // At once, before what keeps the focus in a list sees it lost, and closes the menu by moving it.
      trigger={{ ...trigger, ref: focusIfLost }}
      wanted={wanted}
      placeholder={button}
      onLoadError={onLoadError}
    />
  );
}
