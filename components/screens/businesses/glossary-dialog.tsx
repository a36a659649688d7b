import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { BusinessActions } from "./business-actions";
import { GlossaryForm } from "./glossary-form";
import { useErrorText } from "@/components/providers/use-error-text";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Alert } from "@/components/ui/display/alert";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import type { BusinessView } from "@/lib/businesses/view";
import { glossaryPaths } from "@/lib/shared/paths/glossary-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { GlossaryTermView } from "@/lib/translation/view";

interface GlossaryDialogProps {
  business: BusinessView;
  viewerId: string;
  action: BusinessActions["setGlossary"];
  onClose: () => void;
}

/** The business's glossary. What is typed is kept when it closes. */
export default function GlossaryDialog({ business, viewerId, action, onClose }: GlossaryDialogProps) {
  const t = useTranslations();
  const client = useQueryClient();
  const { data, isFetching, error, refetch } = useGlossary(business.id);
  return (
    <Sheet
      onClose={onClose}
      className="sm:max-w-2xl"
      title={t("glossary.title")}
      description={t("glossary.hint", { business: business.name })}
      closeLabel={t("common.close")}
    >
      {data ? (
        <GlossaryForm
          businessId={business.id}
          viewerId={viewerId}
          terms={data}
          action={action}
          onSaved={(terms) => {
            client.setQueryData<GlossaryTermView[]>(queryKeys.glossary(business.id), terms);
            toast({ title: t("glossary.saved"), description: t("glossary.savedHint") });
            onClose();
          }}
        />
      ) : error && !isFetching ? (
        <Failure business={business} error={error} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Sheet>
  );
}

/** Refetched whenever the dialog opens, since another manager may have changed it. */
function useGlossary(businessId: string) {
  return useQuery({
    queryKey: queryKeys.glossary(businessId),
    queryFn: () => api.get(glossaryPaths.ofBusiness(businessId)),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

function Failure({ business, error, retry }: { business: BusinessView; error: Error; retry: () => void }) {
  const t = useTranslations();
  const textOf = useErrorText();
  const code = error instanceof ApiError ? error.code : null;
  if (code === "forbidden" || code === "not_found")
    return <Alert tone="danger">{t("glossary.noPermission", { business: business.name })}</Alert>;
  return (
    <Alert tone="danger" title={t("glossary.loadFailed")}>
      <p>{code === "offline" ? t("common.offline") : textOf(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={retry}>
        {t("glossary.retry")}
      </Button>
    </Alert>
  );
}

function Loading() {
  return (
    <LoadingRegion aria-busy="true">
      {[0, 1].map((index) => (
        <Skeleton key={index} className="mb-3 h-20" />
      ))}
    </LoadingRegion>
  );
}
