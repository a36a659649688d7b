import { useQuery } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { useNow, useTranslations } from "next-intl";
import { CodeRow } from "./code-row";
import { connectCodes } from "@/components/join/connect-codes";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { ConnectCodeView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

/** Milliseconds between updates of the remaining time, as in "expires in 12 min". */
const TICK = 30_000;
/** Milliseconds after which showing the list refetches it: no event says that a code was used. */
const STALE_AFTER_MS = 30_000;

/** The newest codes of a project, and the link to print all valid ones. */
export function CodeList({ projectId, projectName }: { projectId: string; projectName: string }) {
  const t = useTranslations("businesses.access");
  const now = useNow({ updateInterval: TICK });
  const query = useQuery({ ...connectCodes(projectId), staleTime: STALE_AFTER_MS });
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="title-section">{t("newest")}</h3>
      {query.data ? (
        <Codes codes={query.data} projectName={projectName} now={now} />
      ) : query.error && !query.isFetching ? (
        <LoadFailure of={query} offline={t("offline")} className="mt-2" />
      ) : (
        <LoadingRegion className="mt-4 grid gap-3">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-11 w-full" />
        </LoadingRegion>
      )}
    </div>
  );
}

function Codes({ codes, projectName, now }: { codes: ConnectCodeView[]; projectName: string; now: Date }) {
  const t = useTranslations("businesses.access");
  const [newest] = codes;
  if (!newest) return <p className="mt-1.5 text-muted">{t("noCodes")}</p>;
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} projectName={projectName} now={now} />
        ))}
      </ul>
      <ButtonLink
        href={paths.codeSheet({ project: newest.projectId })}
        prefetch={false}
        variant="link"
        size="inline"
        className="mt-5"
      >
        <Printer aria-hidden className="size-5" />
        {t("sheet")}
      </ButtonLink>
    </>
  );
}
