/** A spinning ring, of the size in `className`; the component that shows it adds the words. */
export function Spinner({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      aria-busy
      className={`${className} inline-block shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent`}
    />
  );
}
