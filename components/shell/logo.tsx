/** The logo: a plumb bob on its line. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className} fill="none">
      <path d="M16 2v11" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M10.5 13h11l-1.6 6.2L16 30l-3.9-10.8z"
        fill="var(--accent)"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
