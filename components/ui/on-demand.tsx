"use client";

import { type ReactNode, Suspense, useState } from "react";

interface OnDemandProps {
  className: string;
  popup: "menu" | "dialog";
  /** Fetches what the press will need; called when the pointer or the focus comes near. */
  preload: () => unknown;
  /** What the button shows and says. */
  face: ReactNode;
  /** The lazy menu that takes the button's place, open, once somebody presses it. */
  children: ReactNode;
}

/** A button whose menu is loaded with the first press: most pages are left without opening it. */
export function OnDemand({ className, popup, preload, face, children }: OnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup={popup}
      aria-expanded={false}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
