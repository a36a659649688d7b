import { QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { logOutAction } from "@/app/(auth)/actions";
import { addPasskeyAction, joinProjectAction, startAddingPasskeyAction } from "@/app/(workspace)/actions";
import { offerKickoff } from "@/app/(workspace)/offer-kickoff";
import { AsOf } from "@/components/offline/as-of";
import { cacheProjects } from "@/components/project-model/first-projects";
import { Cached } from "@/components/providers/cached";
import { Messages } from "@/components/providers/messages";
import { ConfirmEmailNotice } from "@/components/screens/dashboard/confirm-email-notice";
import { DashboardActions, DashboardProjects } from "@/components/screens/dashboard/dashboard-projects";
import { Greeting } from "@/components/screens/dashboard/greeting";
import { dueFirst } from "@/components/screens/dashboard/needs";
import { NeedsYou } from "@/components/screens/dashboard/needs-you";
import { PasskeyOffer } from "@/components/screens/dashboard/passkey-offer";
import { Columns } from "@/components/screens/dashboard/since-you-were-here";
import { MemberInvitation } from "@/components/screens/join/member-invitation";
import { Link } from "@/components/ui/text/link";
import type { Actor } from "@/lib/access/actor";
import { isFresh } from "@/lib/account/password/reauthenticate";
import { requireUser } from "@/lib/account/session/current-user";
import { isSharedDevice } from "@/lib/account/session/known-device";
import { readSetUp } from "@/lib/businesses/read-invitations";
import { listBusinesses } from "@/lib/businesses/queries";
import { canMail, isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";
import { findInvitationFor } from "@/lib/projects/codes/find-invitation";
import { listProjects } from "@/lib/projects/list-projects";
import { CONFIRM_LATER } from "@/lib/shared/kept";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";
import { listDueSubtasks } from "@/lib/tasks/list-due-subtasks";
import { listOpenQuestions } from "@/lib/updates/questions/list-open-questions";

export async function generateMetadata({ searchParams }: PageProps<"/dashboard">): Promise<Metadata> {
  const [t, { join }] = await Promise.all([getTranslations(), searchParams]);
  return { title: single(join) === undefined ? t("dashboard.metaTitle") : t("invitation.label") };
}

/** A join link leads here too: the invitation then replaces the projects. */
export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const [actor, { join }] = await Promise.all([requireUser(), searchParams]);
  const code = single(join);
  return code === undefined ? <Dashboard actor={actor} /> : <Invited actor={actor} code={code} />;
}

async function Invited({ actor, code }: { actor: Actor; code: string }) {
  const invitation = await findInvitationFor(actor, code);
  return (
    <Messages namespaces={["join"]}>
      <div className="mx-auto max-w-[31rem] page-edge pt-7 pb-16 lg:pt-14">
        <MemberInvitation
          code={code}
          invitation={invitation}
          join={joinProjectAction}
          name={actor.name}
          logOut={logOutAction}
        />
      </div>
    </Messages>
  );
}

/** While a question is answered, its Send is the main button. */
const SOFT_BESIDE_ANSWER =
  "has-[[data-answering]]:[&>header_.bg-accent]:bg-accent-soft has-[[data-answering]]:[&>header_.bg-accent]:text-accent-text";

async function Dashboard({ actor }: { actor: Actor }) {
  const [t, client, { hasConfirmed, hasPasskey, invitations }, isShared, jar] = await Promise.all([
    getTranslations("dashboard"),
    readForDashboard(actor),
    readSetUp(actor),
    isSharedDevice(),
    cookies(),
  ]);
  const asksToConfirm = !hasConfirmed && canMail && jar.get(CONFIRM_LATER)?.value !== actor.id;
  client.setQueryData(queryKeys.ownInvitations(), invitations);
  return (
    <Cached
      client={client}
      namespaces={[
        "dashboard",
        "asking",
        "updates",
        "projects",
        "project",
        "join",
        "kickoff",
        "tasks",
        "translation",
        "passkey",
        "photos",
        "voice",
      ]}
    >
      <AsOf />
      <div className={`mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9 ${SOFT_BESIDE_ANSWER}`}>
        <header className="flex flex-col gap-4.5 lg:flex-row lg:items-center lg:justify-between">
          <div>
            <Greeting fullName={actor.name} />
            <p className="mt-1 text-muted">{t("subtitle", { product: PRODUCT_NAME })}</p>
          </div>
          <DashboardActions join={joinProjectAction} />
        </header>
        {asksToConfirm && <ConfirmEmailNotice userId={actor.id} email={actor.email} />}
        {!hasPasskey && !isShared && isFresh(actor) && (
          <PasskeyOffer userId={actor.id} start={startAddingPasskeyAction} add={addPasskeyAction} />
        )}
        <Columns userId={actor.id}>
          <NeedsYou userId={actor.id} hasConsent={actor.recordingConsentAt !== null} />
          <section aria-labelledby="your-projects">
            <div className="flex items-center justify-between gap-4">
              <h2 id="your-projects" className="title-section">
                {t("yourProjects")}
              </h2>
              <Link
                href={paths.projects()}
                className="flex min-h-12 items-center font-strong text-blue hover:text-ink"
              >
                {t("viewAll")}
              </Link>
            </div>
            <DashboardProjects userId={actor.id} join={joinProjectAction} isBilled={isBilled} />
          </section>
        </Columns>
      </div>
    </Cached>
  );
}

async function readForDashboard(actor: Actor): Promise<QueryClient> {
  const [projects, businesses, questions, subtasks] = await Promise.all([
    listProjects(actor, {}),
    listBusinesses(actor),
    listOpenQuestions(actor),
    listDueSubtasks(actor),
  ]);
  const client = new QueryClient();
  client.setQueryData(queryKeys.openQuestions(), questions);
  client.setQueryData(queryKeys.dueSubtasks(), subtasks);
  cacheProjects(client, projects, dueFirst(projects, businesses));
  offerKickoff(client, actor, businesses);
  return client;
}
