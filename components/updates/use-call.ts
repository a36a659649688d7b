import { useState } from "react";

/**
 * A call for a button of an update. `error` is what it threw last, until the next `run`. Not a mutation of the query client: each
 * of a long list's updates would hold an observer.
 */
export function useCall(call: () => Promise<void>) {
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  });
  const run = () => {
    setState({ isPending: true, error: null });
    call().then(
      () => setState({ isPending: false, error: null }),
      (error: unknown) => setState({ isPending: false, error }),
    );
  };
  return { ...state, run };
}
