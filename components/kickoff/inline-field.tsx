import { cn } from "@/lib/shared/utils";

interface InlineFieldProps {
  label: string;
  value: string;
  isWrong: boolean;
  className?: string;
  onValue: (value: string) => void;
}

/** Text that is edited in place: it looks like a field only on hover and focus. */
export function InlineField({ label, value, isWrong, className, onValue }: InlineFieldProps) {
  return (
    <input
      aria-label={label}
      {...(isWrong && { "aria-invalid": true })}
      value={value}
      className={cn(
        "h-11 w-full min-w-0 flex-1 truncate rounded-button border border-transparent bg-transparent px-1.5 text-ink hover:border-line focus:border-edge focus:bg-surface aria-invalid:border-2 aria-invalid:border-danger lg:h-9.5",
        className,
      )}
      onChange={({ target }) => {
        onValue(target.value);
      }}
    />
  );
}
