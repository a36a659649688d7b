import { type ComponentType, Fragment, lazy, Suspense } from "react";
import { untilLoaded } from "@/lib/browser/page/until-loaded";

type Part<P> = ComponentType<P> | { default: ComponentType<P> };

interface Options {
  loading?: () => null;
}

/**
 * `next/dynamic` in browsers (next.config.ts), in the shape that Next renders on the server: its own brings 1.3 kB that only the
 * server uses.
 */
export default function dynamic<P extends object>(load: () => Promise<Part<P>>, options?: Options) {
  const Lazy = lazy(() => untilLoaded(load).then((part) => ({ default: componentOf(part) })));
  return function Dynamic(props: P) {
    // An empty place where the server lists the code to preload: ids of hydrated elements count it.
    const children = (
      <>
        {null}
        <Lazy {...props} />
      </>
    );
    return options?.loading ? (
      <Suspense fallback={null}>{children}</Suspense>
    ) : (
      <Fragment>{children}</Fragment>
    );
  };
}

function componentOf<P>(part: Part<P>): ComponentType<P> {
  return "default" in part ? part.default : part;
}
