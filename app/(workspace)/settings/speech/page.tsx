import { getTranslations } from "next-intl/server";
import { titled } from "@/app/titled";
import { SpeechService } from "@/components/screens/settings/speech-service";
import { BackLink } from "@/components/shell/back-link";
import { requireUser } from "@/lib/account/session/current-user";
import { isOperator } from "@/lib/account/session/is-operator";
import { isAiConfigured } from "@/lib/ai/client";
import { runsBusiness } from "@/lib/businesses/queries";
import { paths } from "@/lib/shared/paths/paths";

export const generateMetadata = titled("speechService.title");

export default async function SpeechServicePage() {
  const user = await requireUser();
  const t = await getTranslations("speechService");
  const setsUp = (await runsBusiness(user)) || (await isOperator(user));
  return (
    <div className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
      <BackLink href={paths.settings()} label={t("back")} />
      <SpeechService isOn={isAiConfigured()} setsUp={setsUp} />
    </div>
  );
}
