import { HeroDemo } from "@/components/screens/landing/hero-demo";
import { cn } from "@/lib/utils";

/** What the product does, beside the form where there is room for it. `className` is the title's. */
export function AuthAside({ title, className }: { title: string; className?: string }) {
  return (
    <aside aria-labelledby="aside-title" className="hidden w-full max-w-[34rem] justify-self-end lg:block">
      <p id="aside-title" className={cn("mb-6 max-w-[18ch] title-chapter", className)}>
        {title}
      </p>
      <HeroDemo />
    </aside>
  );
}
