import { described } from "@/app/(marketing)/(pages)/described";
import { AboutScreen } from "@/components/screens/static-pages/static-pages";
import { isBilled } from "@/lib/kernel/env";

export const generateMetadata = described("about");

export default function AboutPage() {
  return <AboutScreen isBilled={isBilled} />;
}
