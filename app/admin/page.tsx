import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConsoleScreen } from "@/components/screens/operator/console-screen";
import { isAiSampled } from "@/lib/ai/client";
import { isBilled } from "@/lib/kernel/env";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("console");
  return { title: t("title"), robots: { index: false } };
}

/** The operator's console. The page itself is open: the key is in the browser's storage, and the API checks it on each call. */
export default function OperatorPage() {
  return <ConsoleScreen isAiSampled={isAiSampled()} isBilled={isBilled} />;
}
