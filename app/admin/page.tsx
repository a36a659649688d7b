import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConsoleScreen } from "@/components/screens/operator/console-screen";
import { isAiSampled } from "@/lib/ai/client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("console");
  return { title: t("title"), robots: { index: false } };
}

/** The operator's console (platform.txt 2): the server knows nothing of the key, which is in the browser's storage. */
export default function OperatorPage() {
  return <ConsoleScreen isAiSampled={isAiSampled()} />;
}
