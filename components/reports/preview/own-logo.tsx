import { cn } from "@/lib/shared/utils";

/** A business's own logo on what it prints: on white in any theme. It says what the name beside it says. */
export function OwnLogo({ src, className }: { src: string; className: string }) {
  return <img src={src} alt="" className={cn("h-[18mm] max-w-[60mm] bg-white object-contain", className)} />;
}
