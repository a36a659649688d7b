import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import { useCall } from "@/components/updates/use-call";
import { useReason } from "@/components/updates/use-reason";

/** Has a recording transcribed again by `request`, which also applies the answer. */
export default function TranscribeAgain({ request }: { request: () => Promise<void> }) {
  const t = useTranslations("voice");
  const reasonOf = useReason();
  const { run, isPending } = useCall(async () => {
    try {
      await request();
    } catch (error) {
      toast({ title: t("tryAgainFailed"), description: reasonOf(error), variant: "destructive" });
    }
  });
  return (
    <Button variant="link" size="md" className="px-0" pending={isPending} onClick={run}>
      <RotateCcw aria-hidden className="size-4.5" />
      {t("tryAgain")}
    </Button>
  );
}
