import { LoadingRegion } from "./loading-region";
import { Spinner } from "@/components/ui/display/spinner";

/** Shown while a page loads: a spinner with a text for screen readers. */
export default function PageSpinner() {
  return (
    <LoadingRegion className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner className="size-8" />
    </LoadingRegion>
  );
}
