import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/lib/shared/utils";

interface SectionProps extends ComponentProps<"section"> {
  title: string;
  /** For the heading. */
  titleClassName?: string;
  level?: "h2" | "h3";
  /** Beside the heading, or below it where there is no room. */
  note?: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({
  title,
  titleClassName,
  level: Heading = "h2",
  note,
  children,
  ...props
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading id={id} className={cn("title-section", titleClassName)}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} {...props}>
      {note ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {heading}
          <p className="text-[0.9375rem] text-muted">{note}</p>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
