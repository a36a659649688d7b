"use client";

import { Activity, type ReactNode, useLayoutEffect, useRef } from "react";

interface FolderPanelProps {
  name: string;
  /** A closed one may still be there, unseen, until there is time to take it away. */
  isOpen: boolean;
  /** "9 updates · 1 of 3 done" */
  facts: string;
  /** What one does with the folder, at the end of its line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The open folder's line and updates: below its header on phones, in the middle on desktops. */
export function FolderPanel({ name, isOpen, facts, actions, children }: FolderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // A folder far down the list opens above what one sees, and one above closes at the same moment: before it is drawn.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) panel.current?.scrollIntoView({ block: "start" });
  }, [isOpen]);
  return (
    <section
      ref={panel}
      hidden={!isOpen}
      aria-label={name}
      className="min-w-0 scroll-mt-32 pb-3 lg:col-start-2 lg:row-[1/-1] lg:scroll-mt-20"
    >
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
