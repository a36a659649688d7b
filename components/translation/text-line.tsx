import type { ReactNode } from "react";

/** "Translated from Spanish   Show original": a note about a text, and its actions. It may wrap between them. */
export function TextLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 text-[0.9375rem] text-muted lg:min-h-8">
      {icon}
      {children}
    </div>
  );
}

interface TextToggleProps {
  /** Whether what it expands is open; undefined if it changes the text itself. */
  open?: boolean;
  onPress: () => void;
  children: string;
}

/** A touch target of 48 px. */
export function TextToggle({ open, onPress, children }: TextToggleProps) {
  return (
    <button
      type="button"
      {...(open !== undefined && { "aria-expanded": open })}
      className="-mx-1 min-h-12 rounded-chip px-1 font-strong text-blue underline underline-offset-3 hover:text-ink lg:min-h-8"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
