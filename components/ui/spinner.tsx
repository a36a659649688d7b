import LoaderCircle from "lucide-react/icons/loader-circle";
import { cn } from "@/lib/utils";

/** A turning ring; whoever shows it says in words what is running. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden aria-busy className={cn("size-6 animate-spin", className)} />;
}
