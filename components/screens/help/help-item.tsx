import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

interface HelpItemProps {
  anchor: string;
  /** Its own address, which the browser shows once it is open. */
  href: string;
  title: string;
  /** Language of the title and body, if it is not the page's. */
  lang?: string;
  /** Shown while it is closed. */
  preview?: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A question or a guide, closed until it is pressed. `<details>` needs no script. */
export function HelpItem({ anchor, href, title, lang, preview, isOpen, children }: HelpItemProps) {
  return (
    <details
      id={anchor}
      data-href={href}
      {...(lang && { lang })}
      open={isOpen}
      className="group scroll-mt-20 border-b border-line"
    >
      <summary className="flex min-h-15 cursor-pointer items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h3 className="leading-snug font-bold">{title}</h3>
          {preview && <span className="mt-1 block text-muted group-open:hidden">{preview}</span>}
        </span>
        <ChevronDown aria-hidden className="mr-0.5 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="max-w-[62ch] pb-5.5 leading-relaxed">{children}</div>
    </details>
  );
}
