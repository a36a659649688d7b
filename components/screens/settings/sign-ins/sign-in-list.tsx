"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { RowForm } from "../row-form";
import type { Action } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import { LocalTime } from "@/components/providers/local-time";
import { type LogOutAction, useLogOut } from "@/components/shell/bar/use-log-out";
import { AskFirst } from "@/components/shell/ask-first";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { SignInView } from "@/lib/account/view";

type SignOutAction = Action<Record<string, never>, void>;

interface SignInListProps {
  signIns: SignInView[];
  actions: { end: FormAction<void>; endOthers: SignOutAction; logOut: LogOutAction };
}

/** What stays in view; the rest is folded away. */
const IN_VIEW = 5;

/** Where the reader is signed in, each to sign out, and a button that signs out all but this one. */
export function SignInList({ signIns, actions }: SignInListProps) {
  const t = useTranslations("settings.security");
  const older = signIns.slice(IN_VIEW);
  return (
    <div className="grid gap-4">
      {signIns.length > 0 && <Rows signIns={signIns.slice(0, IN_VIEW)} actions={actions} />}
      {older.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong [&::-webkit-details-marker]:hidden">
            {t("older", { count: older.length })}
            <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
          </summary>
          <Rows signIns={older} actions={actions} />
        </details>
      )}
      <SignOutElsewhere action={actions.endOthers} />
    </div>
  );
}

function Rows({ signIns, actions }: SignInListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {signIns.map((signIn) => (
        <li key={signIn.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <SignedIn signIn={signIn} />
          {signIn.isCurrent ? (
            <LogOut signIn={signIn} action={actions.logOut} />
          ) : (
            <End signIn={signIn} action={actions.end} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SignedIn({ signIn }: { signIn: SignInView }) {
  const t = useTranslations("settings.security");
  const { way, provider, signedInAt, lastSeenAt, isCurrent } = signIn;
  const how = provider === null ? way && t(`ways.${way}`) : t("ways.provider", { provider });
  return (
    <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
        {useDeviceName(signIn)}
        {isCurrent && (
          <Badge tone="ok" size="sm">
            {t("this")}
          </Badge>
        )}
      </p>
      {!isCurrent && (
        <p className="text-sm text-muted">
          {t.rich("lastSeen", { time: () => <LocalTime at={lastSeenAt} as="dateTime" /> })}
        </p>
      )}
      <p className="text-sm text-muted">
        {t.rich("since", { time: () => <LocalTime at={signedInAt} as="dateTime" /> })}
        {how && ` · ${how}`}
      </p>
    </div>
  );
}

function useDeviceName({ browser, system }: SignInView): string {
  const t = useTranslations("settings.security");
  return browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknownDevice"));
}

interface EndProps<A> {
  signIn: SignInView;
  action: A;
}

function LogOut({ signIn, action }: EndProps<LogOutAction>) {
  const { run, pending } = useLogOut(action);
  return <Button variant="secondary" size="sm" pending={pending} onClick={run} {...useLabel(signIn)} />;
}

function End({ signIn, action }: EndProps<FormAction<void>>) {
  const t = useTranslations("settings.security");
  return (
    <RowForm
      action={action}
      row={{ name: "id", value: signIn.id }}
      done={{ title: t("signedOut") }}
      failed={t("failed")}
      {...useLabel(signIn)}
    />
  );
}

/** The device is named to those who hear the button alone. */
function useLabel(signIn: SignInView) {
  const t = useTranslations("settings.security");
  const label = t("signOut");
  return { children: label, "aria-label": `${label}: ${useDeviceName(signIn)}` };
}

/** Signs out on every other device, after a confirmation; this browser stays signed in. */
function SignOutElsewhere({ action }: { action: SignOutAction }) {
  const t = useTranslations("settings.security");
  const router = useRouter();
  return (
    <AskFirst
      variant="secondary"
      className="justify-self-start max-sm:w-full"
      ask={{
        action,
        input: {},
        title: t("askTitle"),
        description: t("askBody"),
        confirmLabel: t("elsewhere"),
        failed: t("failed"),
        onDone: () => {
          toast({ title: t("signedOutElsewhere"), description: t("signedOutHint") });
          router.refresh();
        },
      }}
    >
      {t("elsewhere")}
    </AskFirst>
  );
}
