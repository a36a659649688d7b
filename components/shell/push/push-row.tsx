import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePushHere } from "./use-push-here";
import { Switch } from "@/components/ui/input/switch";
import { Link } from "@/components/ui/text/link";
import { api } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Above what the reader is told of: whether it reaches this device, and the way to what else does. */
export function PushRow({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("notifications");
  const client = useQueryClient();
  const queryKey = queryKeys.notificationPreferences();
  const { data } = useQuery({ queryKey, queryFn: () => api.get(apiPath("notification-preferences")) });
  const { state, press, sheet } = usePushHere(data, () => void client.invalidateQueries({ queryKey }));
  return (
    <div className="relative mt-2 mb-4 flex min-h-16 items-center gap-3.5 rounded-card border border-line bg-surface px-4">
      <Smartphone aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 flex-1 py-2 leading-snug">
        {(press ?? state === "blocked") && (
          <p id="push-row" className="font-strong">
            {t("pushHere")}
          </p>
        )}
        {state === "blocked" && (
          <p role="status" className="text-sm text-muted">
            {t("pushBlocked")}
          </p>
        )}
        <Link
          href={paths.notificationSettings()}
          className="text-sm font-strong text-blue after:absolute after:inset-0 after:rounded-card hover:text-ink"
          onClick={onLeave}
        >
          {t("settings")}
        </Link>
      </div>
      {press && <Switch aria-labelledby="push-row" checked={state === "on"} onChange={press} />}
      {sheet}
    </div>
  );
}
