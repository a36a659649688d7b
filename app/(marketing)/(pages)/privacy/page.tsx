import { described } from "@/app/(marketing)/(pages)/described";
import { PrivacyScreen } from "@/components/screens/static-pages/static-pages";
import { configuredProviders } from "@/lib/account/providers/catalogue";
import { privacyFacts } from "@/lib/kernel/installation/privacy-facts";

export const generateMetadata = described("privacy");

export default function PrivacyPage() {
  const providers = configuredProviders().map(({ name }) => name);
  return <PrivacyScreen facts={{ ...privacyFacts(), providers }} />;
}
