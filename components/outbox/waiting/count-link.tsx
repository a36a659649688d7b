import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEventHandler, ReactNode } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface CountLinkProps {
  count: number;
  icon?: ReactNode;
  className?: string | false;
  onClick?: MouseEventHandler;
}

/** A link to a list of unsent items, with their number. */
export function CountLink({
  count,
  icon = <Clock aria-hidden className="size-5" />,
  className,
  onClick,
}: CountLinkProps) {
  const t = useTranslations("outbox");
  const { isKept } = useOutbox();
  return (
    <Link
      href={paths.waiting()}
      className={cn(
        buttonVariants({ variant: "bare", size: "sm" }),
        "gap-1.5 px-2.5 font-bold tabular-nums",
        className,
      )}
      {...(onClick && { onClick })}
    >
      {icon}
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t(isKept === false ? "countInTab" : "count", { count })}</span>
    </Link>
  );
}
