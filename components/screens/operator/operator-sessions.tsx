import { useTranslations } from "next-intl";
import { AskFirst } from "./ask-first";
import { Loaded } from "./load-state";
import { operatorApi } from "./operator-api";
import { useConsoleRead } from "./use-console";
import { useFormat } from "@/components/providers/use-format";
import { deviceOf } from "@/components/screens/operator/users/device-of";
import { DialogButton } from "@/components/shell/dialog-button";
import { Badge } from "@/components/ui/display/badge";
import { Section } from "@/components/ui/text/section";
import type { OperatorSessionView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";

/** Shown at most. */
const SHOWN = 10;

/** The operators' newest sessions, with a button to end each, and one to end all but this. */
export function OperatorSessions() {
  const t = useTranslations("console.sessions");
  const sessions = useConsoleRead(consolePaths.sessions());
  return (
    <Section title={t("title")} titleClassName="mb-2" className="mt-8">
      <Loaded query={sessions} failed={t("failed")}>
        {(data) => (
          <>
            <ul className="divide-y divide-line border-t border-line">
              {currentFirst(data)
                .slice(0, SHOWN)
                .map((session) => (
                  <Session key={session.id} session={session} />
                ))}
            </ul>
            {data.length > 1 && <Others hidden={data.length - SHOWN} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** In case it is older than those shown. */
function currentFirst(sessions: OperatorSessionView[]): OperatorSessionView[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function Others({ hidden }: { hidden: number }) {
  const t = useTranslations("console.sessions");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
      <p className="min-w-0 flex-1 text-sm text-muted">{hidden > 0 && t("more", { count: hidden })}</p>
      <DialogButton
        variant="secondary"
        size="sm"
        dialog={(close) => (
          <AskFirst
            title={t("endOthersTitle")}
            description={t("endOthersBody")}
            confirmLabel={t("endOthers")}
            done={t("othersEnded")}
            failed={t("endFailed")}
            call={() => operatorApi.send("DELETE", consolePaths.sessions())}
            onClose={close}
          />
        )}
      >
        {t("endOthers")}
      </DialogButton>
    </div>
  );
}

function Session({ session }: { session: OperatorSessionView }) {
  const t = useTranslations("console.sessions");
  const format = useFormat();
  const { id, operator, createdAt, expiresAt, ipAddress, userAgent, isCurrent } = session;
  const date = format.dayTime(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {operator.email}
          {isCurrent && (
            <Badge tone="blue" size="sm">
              {t("current")}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {[t("began", { date, end: format.time(expiresAt) }), deviceOf(userAgent), ipAddress]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <DialogButton
        variant="secondary"
        size="sm"
        aria-label={t("endOf", { name: operator.name, date })}
        dialog={(close) => (
          <AskFirst
            title={t("endTitle")}
            description={t("endBody", { name: operator.name })}
            confirmLabel={t("end")}
            done={t("ended")}
            failed={t("endFailed")}
            call={() => operatorApi.send("DELETE", consolePaths.session(id))}
            onClose={close}
          />
        )}
      >
        {t("end")}
      </DialogButton>
    </li>
  );
}
