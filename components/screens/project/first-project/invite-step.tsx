"use client";

import { useQuery } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { CodeCard } from "./code-card";
import { GuideStep, type StepState } from "./guide-step";
import { connectCodes } from "@/components/join/connect-codes";
import { useIssueCode } from "@/components/join/use-issue-code";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import type { ConnectCodeView } from "@/lib/projects/view";

/** Milliseconds between checks for an expired code. */
const TICK = 30_000;

export function InviteStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const code = useValidCode(project.id);
  const [issued, setIssued] = useState(false);
  const { issue, pending } = useIssueCode(project.id, actions.issueCode, () => setIssued(true));
  const [first] = project.members.filter(({ role }) => role === "worker");
  return (
    <GuideStep
      state={state}
      title={t("invite")}
      hint={code ? t("thisCodeHint") : t("inviteHint")}
      result={
        <span className="min-w-0 truncate text-[0.9375rem] text-muted lg:pr-3">{first?.user.name}</span>
      }
    >
      {code ? (
        <CodeCard code={code} takesFocus={issued} />
      ) : (
        <Button
          variant={state === "current" ? "soft" : "secondary"}
          pending={pending}
          className="mt-3"
          onClick={() => issue()}
        >
          <KeyRound aria-hidden className="size-5" />
          {t("getCode")}
        </Button>
      )}
    </GuideStep>
  );
}

/** The newest code that is still valid. */
function useValidCode(projectId: string): ConnectCodeView | undefined {
  const now = useNow({ updateInterval: TICK });
  const { data: codes } = useQuery(connectCodes(projectId));
  return codes?.find(({ usedAt, expiresAt }) => usedAt === null && new Date(expiresAt) > now);
}
