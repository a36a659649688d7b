import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { installWay, promptInstall } from "@/lib/browser/install";

const IphoneSheet = onDemand(() => import("./iphone-sheet"));

interface Install {
  label: string;
  /** Asks the browser, or shows how to do it by hand. */
  install: () => void;
  /** For the menu to render. */
  sheet: ReactNode;
}

/** A menu's entry for installing the product; null where this browser cannot. `onDone`: the menu may close. */
export function useInstall(onDone?: () => void): Install | null {
  const t = useTranslations("install");
  const [isOpen, setOpen] = useState(false);
  const way = installWay();
  if (!way) return null;
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  const install = () => {
    if (way === "apple") return setOpen(true);
    promptInstall();
    onDone?.();
  };
  return { label: t("entry"), install, sheet: isOpen && <IphoneSheet onClose={close} /> };
}
