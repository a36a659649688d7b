/** A spinning ring, sized by `className`. The component that shows it adds the text. */
export function Spinner({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      aria-busy
      className={`${className} inline-block shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent`}
    />
  );
}
