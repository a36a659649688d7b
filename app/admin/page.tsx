import { titled, UNLISTED } from "@/app/titled";
import { ConsoleScreen } from "@/components/screens/operator/console-screen";
import { isAiSampled } from "@/lib/ai/client";
import { isBilled } from "@/lib/kernel/env";

export const generateMetadata = titled("console.title", UNLISTED);

/** The operator's console. The page itself is open: the key is in the browser's storage, and the API checks it on each call. */
export default function OperatorPage() {
  return <ConsoleScreen isAiSampled={isAiSampled()} isBilled={isBilled} />;
}
