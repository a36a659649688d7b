import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

/** What somebody accepts with a new account. */
export function SmallPrint() {
  const t = useTranslations("auth");
  return (
    <p className="text-sm text-muted">
      {t.rich("smallPrint", {
        terms: (words) => <SmallLink href={paths.terms()}>{words}</SmallLink>,
        privacy: (words) => <SmallLink href={paths.privacy()}>{words}</SmallLink>,
      })}
    </p>
  );
}

function SmallLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="font-strong text-blue underline underline-offset-3">
      {children}
    </Link>
  );
}
