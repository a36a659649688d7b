import { type ComponentType, useCallback, useEffect, useState } from "react";
import { untilLoaded } from "@/lib/browser/page/until-loaded";

/** Milliseconds after mount by default, so that everything visible loads first. */
const START_MS = 1500;

/** A component that is loaded shortly after mount, until that succeeds, and renders nothing before. */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, ms?: number) {
  return function Deferred(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    const show = useCallback(async () => {
      const loaded = await load();
      setPart(() => loaded.default);
    }, []);
    useDeferredLoad(show, ms);
    return Part && <Part {...props} />;
  };
}

/** Calls `load` (which must be stable) shortly after mount, until it succeeds. */
export function useDeferredLoad(load: () => Promise<void>, ms = START_MS): void {
  useEffect(() => {
    const timer = setTimeout(() => void untilLoaded(load), ms);
    return () => clearTimeout(timer);
  }, [load, ms]);
}
