"use client";

import { Activity, type ReactNode } from "react";

interface FolderPanelProps {
  name: string;
  /** "9 updates · 1 of 3 done" */
  facts: string;
  /** What one does with the folder, at the end of its line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The open folder's line and updates: below its header on phones, in the middle on desktops. */
export function FolderPanel({ name, facts, actions, children }: FolderPanelProps) {
  return (
    <section aria-label={name} className="min-w-0 pb-3 lg:col-start-2 lg:row-[1/-1]">
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-2.5 lg:mb-4 lg:min-h-11">
        <h2 className="hidden min-w-0 title-section-lg wrap-anywhere lg:block">{name}</h2>
        <p className="text-muted max-lg:text-sm">{facts}</p>
        {actions && <div className="-mr-3 ml-auto flex items-center">{actions}</div>}
      </div>
      {/* Folders answer to a press before their updates have come to life. */}
      <Activity>{children}</Activity>
    </section>
  );
}
