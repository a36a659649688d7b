import { Appearance } from "./appearance";
import { Brand } from "@/components/shell/brand";
import { paths } from "@/lib/shared/paths/paths";

/** The top bar of pages with a single task: only home, language and theme. Loads nothing for leaving it. */
export function MinimalBar() {
  return (
    <header className="wide-edge flex min-h-16 w-full flex-wrap items-center gap-1">
      <Brand href={paths.landing()} prefetch={false} />
      <span className="flex-1" />
      <Appearance className="-mr-3" />
    </header>
  );
}
