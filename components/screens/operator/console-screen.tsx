"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Console } from "./console";
import { LoadFailed, Waiting } from "./load-state";
import { LoginForm } from "./login-form";
import { operatorApi } from "./operator-api";
import { useOperatorKey } from "./operator-key";
import { ApiError } from "@/lib/browser/api-client";
import { consolePaths } from "@/lib/shared/paths/console-paths";
import { queryKeys } from "@/lib/shared/query-keys";

interface SampleProps {
  /** Whether this server makes up transcripts and translations; operators are told how to get real ones. */
  isAiSampled: boolean;
}

/** The operator's console: its own sign-in, and the tabs once the server has accepted the stored key. */
export function ConsoleScreen({ isAiSampled }: SampleProps) {
  const key = useOperatorKey();
  const [hadKey, setHadKey] = useState(false);
  if (key && !hadKey) setHadKey(true);
  if (key === undefined) return <Checking />;
  // Another key is another operator: remount, so that they see nothing of the previous one's.
  return key === null ? (
    <LoginForm hasEnded={hadKey} />
  ) : (
    <WithKey key={key} stored={key} isAiSampled={isAiSampled} />
  );
}

function WithKey({ stored, isAiSampled }: SampleProps & { stored: string }) {
  const t = useTranslations("console");
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...queryKeys.consoleRead(consolePaths.me()), stored],
    queryFn: () => operatorApi.get(consolePaths.me()),
  });
  if (data) return <Console operator={data} isAiSampled={isAiSampled} />;
  // A refused key has been dropped by now.
  if (!error || isFetching || (error instanceof ApiError && error.status === 401)) return <Checking />;
  return (
    <main className="page-edge pt-10">
      <LoadFailed failed={t("login.failed")} error={error} retry={() => void refetch()} />
    </main>
  );
}

function Checking() {
  const t = useTranslations("console");
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <Waiting label={t("checking")} />
    </main>
  );
}
