/** Skips the navigation. Visible on keyboard focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-60 -translate-y-20 rounded-button bg-ink px-4 py-3 font-strong text-bg focus-visible:translate-y-0"
    >
      {label}
    </a>
  );
}
