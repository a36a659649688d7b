"use client";

import { Activity, type ReactNode } from "react";

interface FolderPanelProps {
  name: string;
  /** "9 updates · 1 of 3 done" */
  facts: string;
  /** The folder's buttons, at the end of its header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The open folder's header and updates: below its row on phones, in the middle column on desktops. */
export function FolderPanel({ name, facts, actions, children }: FolderPanelProps) {
  return (
    <section aria-label={name} className="min-w-0 pb-3 lg:col-start-2 lg:row-[1/-1]">
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-2.5 lg:mb-4 lg:min-h-11">
        <h2 className="hidden min-w-0 title-section-lg wrap-anywhere lg:block">{name}</h2>
        <p className="text-muted max-lg:text-sm">{facts}</p>
        {actions && <div className="-mr-3 ml-auto flex items-center">{actions}</div>}
      </div>
      {/* Folders respond to a press before their updates are hydrated. */}
      <Activity>{children}</Activity>
    </section>
  );
}
