import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/shared/utils";

interface SectionProps extends ComponentProps<"section"> {
  title: string;
  /** For the heading. */
  titleClassName?: string;
  level?: "h2" | "h3";
}

/** A part of a page, named by its heading. */
export function Section({ title, titleClassName, level: Heading = "h2", children, ...props }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props}>
      <Heading id={id} className={cn("title-section", titleClassName)}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
