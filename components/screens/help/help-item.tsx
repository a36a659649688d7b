import ChevronDown from "lucide-react/icons/chevron-down";
import type { HelpEntry } from "./entry";
import { paths } from "@/lib/paths";

interface HelpItemProps {
  entry: HelpEntry;
  isOpen: boolean;
  isHidden: boolean;
}

/** A question or a guide, closed until it is pressed: `<details>`, which needs no script. Once open, the address names it. */
export function HelpItem({ entry: { anchor, title, lang, preview, body }, isOpen, isHidden }: HelpItemProps) {
  return (
    <details
      id={anchor}
      {...(lang && { lang })}
      open={isOpen}
      hidden={isHidden}
      className="group scroll-mt-20 border-b border-line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) window.history.replaceState(null, "", paths.help({ item: anchor }));
      }}
    >
      <summary className="flex min-h-15 cursor-pointer items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h3 className="leading-snug font-bold">{title}</h3>
          {preview && <span className="mt-1 block text-muted group-open:hidden">{preview}</span>}
        </span>
        <ChevronDown aria-hidden className="mr-0.5 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="max-w-[62ch] pb-5.5 leading-relaxed">{body}</div>
    </details>
  );
}
