"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/text/link";
import { isUnder, paths, projectIdOf } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** Home and Projects, the current one underlined. */
export function NavLinks({ texts }: { texts: { home: string; projects: string } }) {
  const pathname = usePathname();
  const links = [
    { href: paths.dashboard(), text: texts.home, current: pathname === paths.dashboard() },
    { href: paths.projects(), text: texts.projects, current: isUnder(pathname, paths.projects()) },
  ];
  return links.map(({ href, text, current }) => (
    <Link
      key={href}
      href={href}
      {...(current && { "aria-current": "page" })}
      className={cn(
        "flex h-16 items-center px-3 text-[0.9375rem] font-semibold -outline-offset-4 transition-colors duration-150",
        current ? "text-ink shadow-[inset_0_-3px_0_var(--accent)]" : "text-muted hover:text-ink",
      )}
    >
      {text}
    </Link>
  ));
}

/** Leads to the search: in the project that the page is about, if it is about one. */
export function SearchLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      data-search
      data-tip=""
      href={paths.search({ project: projectIdOf(usePathname()) })}
      className={className}
    >
      {children}
    </Link>
  );
}
