import { unstable_rethrow } from "next/navigation";
import type { ActionResult } from "@/lib/http/action-result";

/** Calls a server action; no answer at all becomes an error like any other. */
export async function attempt<T, I>(
  action: (input: I) => Promise<ActionResult<T>>,
  input: I,
  texts: Record<"offline" | "internal", string>,
): Promise<ActionResult<T>> {
  try {
    return await action(input);
  } catch (thrown) {
    unstable_rethrow(thrown);
    const code = thrown instanceof TypeError || !navigator.onLine ? "offline" : "internal";
    return { ok: false, error: { code, message: texts[code] } } satisfies ActionResult<T>;
  }
}
