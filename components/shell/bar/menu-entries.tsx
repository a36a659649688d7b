"use client";

import { Building2, CircleQuestionMark as CircleHelp, CreditCard, UserRound } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { paths } from "@/lib/shared/paths/paths";

const OFFICE = [
  { key: "businesses", href: paths.businesses(), icon: Building2 },
  { key: "billing", href: paths.billing(), icon: CreditCard },
] as const;
const OWN = [
  { key: "help", href: paths.help(), icon: CircleHelp },
  { key: "settings", href: paths.settings(), icon: UserRound },
] as const;

const RunsBusiness = createContext(true);

/** Tells the menus whether the reader runs a business. */
export function MenuOrder({ runsBusiness, children }: { runsBusiness: boolean; children: ReactNode }) {
  return <RunsBusiness value={runsBusiness}>{children}</RunsBusiness>;
}

/** The entries of the user menu and the mobile menu. Those for running a business come last for readers without one. */
export function useMenuEntries() {
  return useContext(RunsBusiness) ? [...OFFICE, ...OWN] : [...OWN, ...OFFICE];
}
