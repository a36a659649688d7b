import { clsx } from "clsx";
import { type LucideIcon, CircleCheck, Unlink } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { buttonVariants } from "../input/button-variants";
import { Link } from "../text/link";

interface OutcomeProps {
  tone: keyof typeof LOOKS;
  /** Instead of the tone's own. */
  icon?: LucideIcon;
  title: string;
  /** Used to focus the title when the focused element is gone. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** What the outcome means. */
  children: ReactNode;
  /** Where to go next, the likeliest first. */
  actions: WayOn[];
}

interface WayOn {
  href: string;
  label: string;
  /** Whether it is not the page's main button even where it is first. */
  isQuiet?: boolean;
}

const LOOKS = {
  ok: { icon: CircleCheck, classes: "bg-ok-soft text-ok" },
  danger: { icon: Unlink, classes: "bg-danger-soft text-danger" },
} as const;

/** The outcome of an action, or why a mailed link led nowhere, shown instead of it, with links to where to go next. */
export function Outcome({
  tone,
  icon: Icon = LOOKS[tone].icon,
  title,
  titleRef,
  children,
  actions,
}: OutcomeProps) {
  return (
    <div className="max-w-136">
      <span className={clsx("grid size-14 place-items-center rounded-card", LOOKS[tone].classes)}>
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 ref={titleRef} tabIndex={-1} className="mt-5 title-page outline-none">
        {title}
      </h1>
      <p className="mt-2 text-lg wrap-anywhere text-muted">{children}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow">
        {actions.map(({ href, label, isQuiet = false }, at) => (
          <Link
            key={href}
            href={href}
            className={buttonVariants({ variant: at > 0 || isQuiet ? "secondary" : "primary" })}
          >
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
