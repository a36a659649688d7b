import LoaderCircle from "lucide-react/icons/loader-circle";
import { cn } from "@/lib/utils";

/** A spinning ring; the component that shows it adds the words. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden aria-busy className={cn("size-6 animate-spin", className)} />;
}
