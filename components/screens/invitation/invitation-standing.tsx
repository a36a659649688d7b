"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading";

interface InvitationStandingProps {
  /** How the invitation stands to the reader, in a word. */
  standing: string;
  children: ReactNode;
}

/** Moves the focus to the heading when the invitation stands otherwise than the page first showed it. */
export function InvitationStanding({ standing, children }: InvitationStandingProps) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    focusHeading(part.current);
  }, [standing]);
  return <div ref={part}>{children}</div>;
}
