import { type ComponentType, Fragment, lazy, Suspense } from "react";

interface Options {
  loading?: () => null;
}

/**
 * `next/dynamic` in browsers (next.config.ts), in the shape that Next renders on the server: its own brings 1.3 kB that only the
 * server uses.
 */
export default function dynamic<P extends object>(load: () => Promise<ComponentType<P>>, options?: Options) {
  const Lazy = lazy(async () => {
    const part = await load();
    return { default: "default" in part ? (part as { default: ComponentType<P> }).default : part };
  });
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
