import { cn } from "@/lib/shared/utils";

interface AvatarProps {
  name: string;
  /** Accent for "owner", blue for every other role. */
  userRole?: string | null;
  className?: string;
}

/** Initials in a circle. Decorative: the name is always beside it. */
export function Avatar({ name, userRole, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-9 shrink-0 place-items-center rounded-full text-[0.8125rem] font-head tracking-[0.02em] uppercase outlined",
        userRole === "owner" ? "bg-accent-soft text-accent-text" : "bg-blue-soft text-blue",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

/** "Rosa Ortiz" → "RO", "Mateo" → "M", "Ana de la Cruz" → "AC". Emoji and signs do not count. */
export function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => firstLetter(word) ?? []);
  return words.length > 1 ? `${words[0] ?? ""}${words.at(-1) ?? ""}` : (words[0] ?? "");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Keeps its accents, however they are encoded. */
function firstLetter(word: string): string | undefined {
  for (const { segment } of graphemes.segment(word))
    if (/^[\p{L}\p{N}]/u.test(segment) && !/\p{Emoji_Presentation}|\uFE0F|\u20E3/u.test(segment))
      return segment;
  return undefined;
}
