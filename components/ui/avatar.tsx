import { cn } from "@/lib/utils";

interface AvatarProps {
  name: string;
  /** Owners carry the accent, everybody else the blue. */
  tone?: "owner" | "worker";
  className?: string;
}

/** Initials in a disc. Stands beside the name, so it says nothing itself. */
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

/** "Rosa Ortiz" → "RO", "Mateo" → "M", "Ana de la Cruz" → "AC". Whole characters, also outside Latin. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0] ?? "", words.length > 1 ? (words.at(-1) ?? "") : ""];
  return [first, last].map((word) => Array.from(word)[0] ?? "").join("");
}
