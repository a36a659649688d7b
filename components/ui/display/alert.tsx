import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

const TONES = {
  info: { icon: Info, classes: "bg-blue-soft text-blue" },
  notice: { icon: TriangleAlert, classes: "bg-accent-soft text-accent-text" },
  ok: { icon: CircleCheck, classes: "bg-ok-soft text-ok" },
  danger: { icon: CircleAlert, classes: "bg-danger-soft text-danger" },
} as const;

interface AlertProps {
  tone: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** A message in the page. Screen readers announce it if its tone is danger. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const { icon: Icon, classes } = TONES[tone];
  return (
    <div
      {...(tone === "danger" && { role: "alert" })}
      className={cn("flex gap-3 rounded-button px-4 py-3", classes, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
