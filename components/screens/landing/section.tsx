import type { ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

interface SectionProps {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A section of the landing page, with an anchor, named by its heading. */
export function Section({ id, title, intro, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn("border-t border-line py-14 lg:py-20", className)}
    >
      <div className="wide-edge">
        <h2 id={`${id}-title`} className="title-chapter">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-[52ch] text-lg text-muted">{intro}</p>}
        {children && <div className="mt-9 lg:mt-12">{children}</div>}
      </div>
    </section>
  );
}
