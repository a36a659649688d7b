"use client";

import Building2 from "lucide-react/icons/building-2";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CreditCard from "lucide-react/icons/credit-card";
import UserRound from "lucide-react/icons/user-round";
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
