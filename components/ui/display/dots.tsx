const DOTS = {
  grip: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
  ellipsis: "M12 5h.01M12 12h.01M12 19h.01",
};

/** Lucide's `grip-vertical` or `ellipsis-vertical` as one path: every update has both, and theirs have an element per dot. */
export function Dots({ of, className }: { of: keyof typeof DOTS; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" stroke="currentColor" className={className}>
      <path d={DOTS[of]} strokeWidth={4} strokeLinecap="round" />
    </svg>
  );
}
