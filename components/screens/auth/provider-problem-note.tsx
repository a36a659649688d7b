import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/display/alert";
import type { ProviderProblem } from "@/lib/shared/paths/paths";

/** Above the forms: why signing in at a provider did not work. */
export async function ProviderProblemNote({ problem }: { problem: ProviderProblem }) {
  const t = await getTranslations("auth.problems");
  return (
    <Alert tone="danger" className="mb-6">
      {t(problem)}
    </Alert>
  );
}
