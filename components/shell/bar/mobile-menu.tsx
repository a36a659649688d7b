"use client";

import { Menu, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { MenuListProps } from "./menu-list";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";

const PANEL_ID = "small-screen-menu";
const MobileMenuPanel = onDemand(() => import("./mobile-menu-panel"));

/** The navigation of small screens, behind one button. */
export function MobileMenu({ name, logOut }: Omit<MenuListProps, "onLeave">) {
  const t = useTranslations("nav");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  usePreload(MobileMenuPanel);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
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
        {...MobileMenuPanel.near}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden className="size-6" />
        <span className="sr-only">{open ? t("closeMenu") : t("openMenu")}</span>
      </button>
      {open && (
        <MobileMenuPanel id={PANEL_ID} name={name} logOut={logOut} onLeave={close} onLoadError={close} />
      )}
    </div>
  );
}
