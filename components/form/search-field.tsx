import { Search } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useKeepEarlyInput } from "./use-keep-early-input";
import { Input } from "@/components/ui/input/input";
import { MAX } from "@/lib/shared/limits";
import { cn } from "@/lib/shared/utils";

interface SearchFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
  name?: string;
  label: string;
  value: string;
  onValue: (typed: string) => void;
  /** Called with what was typed before the page hydrated. */
  onEarly?: (typed: string) => void;
  className?: string;
}

/** A search whose results follow the typing. */
export function SearchField({ ref, label, onValue, onEarly, className, ...props }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const { name = "search", value } = props;
  useKeepEarlyInput(field, onEarly ? { [name]: { text: value, setText: onEarly } } : {});
  return (
    <div role="search" className={cn("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        {...props}
        ref={field}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX.search}
        aria-label={label}
        placeholder={label}
        className="pl-11.5"
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
