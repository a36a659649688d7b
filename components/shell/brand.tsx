import { Logo } from "./logo";
import { Link } from "@/components/ui/text/link";
import { PRODUCT_NAME } from "@/lib/shared/product";

interface BrandProps {
  href: string;
  /** Hides the name below 360 px. */
  crowded?: boolean;
  prefetch?: false;
}

/** Mark and name, linked to home. */
export function Brand({ crowded = false, ...link }: BrandProps) {
  return (
    <Link
      {...link}
      className="-mx-1 flex min-h-11 items-center gap-2 rounded-button px-1 text-[1.1875rem] font-extrabold tracking-[-0.015em]"
    >
      <Logo className="size-7" />
      <span className={crowded ? "max-[359px]:sr-only" : ""}>{PRODUCT_NAME}</span>
    </Link>
  );
}
