import { cn } from "@/lib/utils";

interface AvatarProps {
  name: string;
  /** Accent for owners, blue for everyone else. */
  tone?: "owner" | "worker";
  className?: string;
}

/** Initials in a circle. Decorative: the name is always beside it. */
export function Avatar({ name, tone = "worker", className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-9 shrink-0 place-items-center rounded-full text-[0.8125rem] font-head tracking-[0.02em] uppercase",
        tone === "owner" ? "bg-accent-soft text-accent-text" : "bg-blue-soft text-blue",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

/** "Rosa Ortiz" → "RO", "Mateo" → "M", "Ana de la Cruz" → "AC". Splits by code point, so that no character is cut. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0] ?? "", words.length > 1 ? (words.at(-1) ?? "") : ""];
  return [first, last].map((word) => Array.from(word)[0] ?? "").join("");
}
