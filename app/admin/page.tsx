import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConsoleScreen } from "@/components/screens/operator/console-screen";
import { isAiSampled } from "@/lib/ai/client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("console");
  return { title: t("title"), robots: { index: false } };
}

/**
 * The operator's console. Not protected on the server, which never sees the key: it is in the browser's storage, and every call
 * is checked.
 */
export default function OperatorPage() {
  return <ConsoleScreen isAiSampled={isAiSampled()} />;
}
