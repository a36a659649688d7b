"use client";

import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { MenuList } from "./menu-list";
import type { LogOutAction } from "./use-log-out";

const PANEL_ID = "small-screen-menu";

interface MobileMenuProps {
  /** The reader's. */
  name: string;
  logOut: LogOutAction;
}

/** The navigation of small screens, behind one button. */
export function MobileMenu({ name, logOut }: MobileMenuProps) {
  const t = useTranslations("nav");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
  };
  useBackCloses(open, close);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);
  const Icon = open ? X : Menu;
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={PANEL_ID}
        className={buttonVariants({ variant: "bare", size: "iconSm" })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon aria-hidden className="size-6" />
        <span className="sr-only">{open ? t("closeMenu") : t("openMenu")}</span>
      </button>
      {open && <MenuPanel name={name} logOut={logOut} onLeave={close} />}
    </div>
  );
}

function MenuPanel({ onLeave, ...props }: MobileMenuProps & { onLeave: () => void }) {
  return (
    <div
      id={PANEL_ID}
      className="absolute inset-x-0 top-16 z-30 max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-b border-line bg-surface px-2 pt-2 pb-4 shadow-float"
    >
      <MenuList {...props} onLeave={onLeave} />
    </div>
  );
}
