import { Activity, type ReactNode } from "react";
import { NewChip } from "./new-chip";

interface FolderPanelProps {
  name: string;
  /** BCP 47. */
  nameLang?: string | undefined;
  newCount: number;
  /** The folder's buttons, at the end of its header on desktops. */
  actions?: ReactNode;
  /** Shown below the name on desktops. */
  description?: ReactNode;
  children: ReactNode;
}

/** The open folder's content: below its row on phones; in the middle column on desktops, with its own header. */
export function FolderPanel({ name, nameLang, newCount, actions, description, children }: FolderPanelProps) {
  return (
    <section aria-label={name} className={panelClasses}>
      <div className="mb-2 hidden lg:block">
        <div className="flex min-h-11 items-center gap-2.5">
          <h2 className="min-w-0 title-section-lg wrap-anywhere" {...(nameLang && { lang: nameLang })}>
            {name}
          </h2>
          <NewChip count={newCount} />
          {actions && <div className="-mr-3 ml-auto flex shrink-0 items-center">{actions}</div>}
        </div>
        {description}
      </div>
      {/* Hydrates separately, so that folders respond to a press before their updates have hydrated. */}
      <Activity>{children}</Activity>
    </section>
  );
}

/** On desktops it fills the middle column and scrolls there. */
const panelClasses =
  "min-w-0 pb-3 lg:absolute lg:inset-y-0 lg:right-0 lg:left-65 lg:overflow-y-auto lg:overscroll-contain lg:scroll-py-2 lg:px-8 lg:pt-2 lg:pb-10 xl:left-75 xl:px-9";
