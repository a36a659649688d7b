import { useTranslations } from "next-intl";
import { useState } from "react";
import { AskFirst } from "./ask-first";
import { Section } from "./list-controls";
import { Loaded } from "./load-state";
import { operatorApi } from "./operator-api";
import { useConsoleRead } from "./use-console";
import { useFormat } from "@/components/providers/use-format";
import { deviceOf } from "@/components/screens/operator/users/device-of";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import type { OperatorSessionView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";

/** Shown at most. */
const SHOWN = 10;

/** The operators' newest sessions, with a button to end each, and one to end all but this. */
export function OperatorSessions() {
  const t = useTranslations("console.sessions");
  const sessions = useConsoleRead(consolePaths.sessions());
  const [ending, setEnding] = useState<OperatorSessionView | null>(null);
  const [isEndingOthers, setEndingOthers] = useState(false);
  return (
    <Section title={t("title")} className="mt-8">
      <Loaded query={sessions} failed={t("failed")}>
        {(data) => (
          <>
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {currentFirst(data)
                .slice(0, SHOWN)
                .map((session) => (
                  <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
                ))}
            </ul>
            {data.length > 1 && <Others hidden={data.length - SHOWN} onEnd={() => setEndingOthers(true)} />}
          </>
        )}
      </Loaded>
      {ending && (
        <AskFirst
          title={t("endTitle")}
          description={t("endBody", { name: ending.operator.name })}
          confirmLabel={t("end")}
          done={t("ended")}
          failed={t("endFailed")}
          call={() => operatorApi.send("DELETE", consolePaths.session(ending.id))}
          onClose={() => setEnding(null)}
        />
      )}
      {isEndingOthers && (
        <AskFirst
          title={t("endOthersTitle")}
          description={t("endOthersBody")}
          confirmLabel={t("endOthers")}
          done={t("othersEnded")}
          failed={t("endFailed")}
          call={() => operatorApi.send("DELETE", consolePaths.sessions())}
          onClose={() => setEndingOthers(false)}
        />
      )}
    </Section>
  );
}

/** In case it is older than those shown. */
function currentFirst(sessions: OperatorSessionView[]): OperatorSessionView[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function Others({ hidden, onEnd }: { hidden: number; onEnd: () => void }) {
  const t = useTranslations("console.sessions");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
      <p className="min-w-0 flex-1 text-sm text-muted">{hidden > 0 && t("more", { count: hidden })}</p>
      <Button variant="secondary" size="sm" onClick={onEnd}>
        {t("endOthers")}
      </Button>
    </div>
  );
}

function Session({ session, onEnd }: { session: OperatorSessionView; onEnd: () => void }) {
  const t = useTranslations("console.sessions");
  const format = useFormat();
  const { operator, createdAt, expiresAt, ipAddress, userAgent, isCurrent } = session;
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
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("endOf", { name: operator.name, date })}
        onClick={onEnd}
      >
        {t("end")}
      </Button>
    </li>
  );
}
