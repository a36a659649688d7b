import { useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { PHOTO_FILES } from "@/components/photos/take/photo-files";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useFailureText } from "@/components/providers/use-error-text";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { FileButton } from "@/components/ui/input/file-button";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import { putPart } from "@/lib/browser/outbox/send/put-part";
import type { BusinessView } from "@/lib/businesses/view";
import { MAX_LOGO_FILE } from "@/lib/reports/limits";
import { reportPaths } from "@/lib/shared/paths/report-paths";

interface LogoFieldProps {
  business: BusinessView;
  viewerId: string;
}

/** The logo at the head of what the business prints: kept as soon as it is chosen. */
export function LogoField({ business: { id, logoUrl }, viewerId }: LogoFieldProps) {
  const t = useTranslations("businesses.logo");
  const choose = useRef<HTMLButtonElement>(null);
  const changed = useBusinessesChanged();
  const reasonOf = useFailureText();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (file: File | null) => keep(id, file, viewerId),
    onSuccess: (_, file) => {
      toast({ title: file ? t("saved") : t("removed") });
      if (!file) choose.current?.focus();
      changed();
    },
  });
  const isTooLarge = error instanceof ApiError && error.code === TOO_LARGE;
  return (
    <div role="group" aria-label={t("label")} className="grid gap-2">
      <p className="font-strong">{t("label")}</p>
      {logoUrl && (
        <img
          src={logoUrl}
          alt={t("alt")}
          className="max-h-24 max-w-60 justify-self-start rounded-button border border-line bg-white p-2"
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <FileButton
          ref={choose}
          variant="secondary"
          size="sm"
          accept={PHOTO_FILES}
          label={logoUrl ? t("replace") : t("choose")}
          icon={<ImageUp aria-hidden className="size-5" />}
          pending={isPending && variables !== null}
          disabled={isPending}
          onChoose={(file) => mutate(file)}
        />
        {logoUrl && (
          <Button
            variant="secondary"
            size="sm"
            pending={isPending && variables === null}
            disabled={isPending}
            onClick={() => mutate(null)}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t("hint")}</p>
      {error && <Alert tone="danger">{isTooLarge ? t("tooLarge") : reasonOf(error)}</Alert>}
    </div>
  );
}

async function keep(businessId: string, file: File | null, userId: string): Promise<void> {
  const path = reportPaths.businessLogo(businessId);
  if (!file) await api.delete(path);
  else if (file.size > MAX_LOGO_FILE) throw new ApiError(413, TOO_LARGE, "");
  else await putPart(path, await file.arrayBuffer(), { userId, onProgress: () => undefined });
}

/** What this page refuses itself. */
const TOO_LARGE = "logo_too_large";
