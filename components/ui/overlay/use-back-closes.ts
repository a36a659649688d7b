import { useEffect, useEffectEvent } from "react";
import { openLayer } from "./layer-history";

/** Lets the browser's Back close an open layer, the topmost one first. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    return openLayer(() => onBack());
  }, [open]);
}
