import { MenuList, type MenuListProps } from "./menu-list";

interface MobileMenuPanelProps extends MenuListProps {
  id: string;
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
