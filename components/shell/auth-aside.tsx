import type { ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

interface AuthAsideProps {
  title: string;
  titleClassName?: string;
  children: ReactNode;
}

/** What the product does, beside the form on wide screens. */
export function AuthAside({ title, titleClassName, children }: AuthAsideProps) {
  return (
    <aside aria-labelledby="aside-title" className="hidden w-full max-w-[34rem] justify-self-end lg:block">
      <p id="aside-title" className={cn("mb-6 max-w-[18ch] title-chapter", titleClassName)}>
        {title}
      </p>
      {children}
    </aside>
  );
}
