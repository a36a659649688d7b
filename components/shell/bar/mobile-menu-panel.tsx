import { MenuList } from "./menu-list";
import type { LogOutAction } from "./use-log-out";

interface MobileMenuPanelProps {
  id: string;
  /** The reader's name. */
  name: string;
  logOut: LogOutAction;
  onLeave: () => void;
}

/** The open menu of small screens: the navigation and the account, over the page. */
export default function MobileMenuPanel({ id, ...list }: MobileMenuPanelProps) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-16 z-30 max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-b border-line bg-surface px-2 pt-2 pb-4 shadow-float"
    >
      <MenuList {...list} />
    </div>
  );
}
