import Building2 from "lucide-react/icons/building-2";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CreditCard from "lucide-react/icons/credit-card";
import UserRound from "lucide-react/icons/user-round";
import { paths } from "@/lib/paths";

/** The entries of the user menu and of the mobile menu (workspace.txt 2). */
export const MENU_ENTRIES = [
  { key: "businesses", href: paths.businesses(), icon: Building2 },
  { key: "billing", href: paths.billing(), icon: CreditCard },
  { key: "help", href: paths.help(), icon: CircleHelp },
  { key: "settings", href: paths.settings(), icon: UserRound },
] as const;
