"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CreditCard, Mic, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, Suspense, useState } from "react";
import { type Need, needsOf } from "./needs";
import type { QuestionRowsProps } from "./question-rows";
import { useOutbox, useOutboxItems } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useProjects } from "@/components/providers/all-projects";
import { useBusinesses } from "@/components/providers/use-projects";
import { useToday } from "@/components/providers/use-today";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useSaid } from "@/components/ui/text/use-said";
import { completedBy, isOf } from "@/lib/browser/outbox/items/item-kinds";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";
import type { OpenQuestionView } from "@/lib/updates/view";

// Rendered on the server; only where there are some.
const QuestionRows = dynamic(() => import("./question-rows"));
const DueRows = dynamic(() => import("./due-rows"));
const InvitationRows = dynamic(() => import("./invitation-rows"));

/** Of questions, and of what is due: more would push the projects off the screen. The rest follows by a press. */
const FIRST = 5;

type Reader = Pick<QuestionRowsProps, "userId" | "hasConsent">;

/**
 * What waits for the reader, above the list of projects: open questions, subtasks that are due, invitations, then what concerns whole
 * projects and businesses. A line if there is nothing; nothing for readers without projects.
 */
export function NeedsYou(reader: Reader) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const today = useToday();
  const [said, say] = useSaid();
  const { data: projects = [] } = useProjects();
  const { data: businesses = [] } = useBusinesses();
  const needs = needsOf(projects, businesses, today, (at) => format.today(at));
  const { questions, answers, ...answering } = useQuestions();
  const subtasks = useDueSubtasks(today);
  const { data: invitations = [] } = useQuery(
    reading(queryKeys.ownInvitations(), apiPath("admin-invitations")),
  );
  const [showsAll, setShowsAll] = useState(false);
  const rows = questions.length + subtasks.length + invitations.length + needs.length;
  const firstOf = <T,>(list: T[]) => (showsAll ? list : list.slice(0, FIRST));
  const sent = questions.filter(({ id }) => answers.get(id)?.refusal === null);
  if (rows === 0)
    return (
      projects.length > 0 && (
        <p className="flex min-h-12 items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
          {t("nothingWaits")}
        </p>
      )
    );
  return (
    <section aria-labelledby="needs-you" className="mb-4">
      <h2 id="needs-you" className="flex min-h-12 items-center gap-2 title-section">
        {t("needsYou")}
        {rows > sent.length && (
          <Badge tone="accent" size="sm">
            {format.number(rows - sent.length)}
          </Badge>
        )}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        <Rows of={firstOf(questions)}>
          {(shown) => <QuestionRows {...reader} questions={shown} answers={answers} {...answering} />}
        </Rows>
        <Rows of={firstOf(subtasks)}>
          {(shown) => <DueRows userId={reader.userId} subtasks={shown} onSay={say} />}
        </Rows>
        <Rows of={invitations}>{(shown) => <InvitationRows invitations={shown} />}</Rows>
        {needs.map((need) => (
          <NeedRow key={keyOf(need)} need={need} />
        ))}
        {Math.max(questions.length, subtasks.length) > FIRST && (
          <li>
            <Button
              variant="ghost"
              aria-expanded={showsAll}
              className="w-full text-blue"
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? t("showFewer") : t("showAll", { count: rows })}
            </Button>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Rows whose code loads apart, with room for them until then. */
function Rows<T extends { id: string }>({ of, children }: { of: T[]; children: (rows: T[]) => ReactNode }) {
  if (of.length === 0) return null;
  return (
    <Suspense
      fallback={of.map(({ id }) => (
        <li key={id} className="min-h-18" />
      ))}
    >
      {children(of)}
    </Suspense>
  );
}

/** The questions that the reader is asked, and their answers that wait on this phone or were refused, by question. */
function useQuestions() {
  const { data: open = [] } = useQuery(reading(queryKeys.openQuestions(), apiPath("questions")));
  const unsent = useOutboxItems().filter((item) => isOf(item, "answer"));
  const [answering, onAnswer] = useState<OpenQuestionView | null>(null);
  // The field says when nothing of the answer is left.
  const isOvertaken = answering !== null && !open.some(({ id }) => id === answering.id);
  return {
    questions: isOvertaken ? [answering, ...open] : open,
    answers: new Map(unsent.map((item) => [item.content.questionId, item])),
    answering,
    onAnswer,
    isOvertaken,
  };
}

/** The reader's subtasks that are due by today, without those whose tick waits on this phone and cannot be undone any more. */
function useDueSubtasks(today: string) {
  const { data = [] } = useQuery(reading(queryKeys.dueSubtasks(), apiPath("subtasks", "due")));
  const { items, undoable } = useOutbox();
  const sent = items.filter((item) => !undoable.has(item.id) && !item.refusal);
  const ticked = new Set(sent.map((item) => completedBy(item)));
  return data.filter(({ id, dueDate }) => dueDate <= today && !ticked.has(id));
}

function keyOf(need: Need): string {
  return `${need.kind} ${need.kind === "late" ? need.project.id : need.business.id}`;
}

function NeedRow({ need }: { need: Need }) {
  return need.kind === "late" ? <LateProject {...need} /> : <PlanRow need={need} />;
}

function LateProject({ project, days }: Extract<Need, { kind: "late" }>) {
  const t = useTranslations();
  const format = useFormat();
  const { id, name, dueDate, completedItems, totalItems } = project;
  return (
    <Row
      icon={TriangleAlert}
      tile="bg-danger-soft text-danger"
      title={<TimeText>{t("dashboard.isLate", { project: name, days })}</TimeText>}
      hint={
        <TimeText>
          {[
            t("projects.due", { date: format.day(dueDate ?? "") }),
            t("project.doneOf", { done: completedItems, total: totalItems }),
          ].join(" · ")}
        </TimeText>
      }
      href={paths.project(id)}
      action={t("dashboard.open")}
      actionLabel={t("dashboard.openNamed", { project: name })}
    />
  );
}

type PlanNeed = Exclude<Need, { kind: "late" }>;

/** Leads to the page of the business's plan. */
function PlanRow({ need }: { need: PlanNeed }) {
  const t = useTranslations("dashboard");
  const { kind, business } = need;
  return (
    <Row
      icon={kind === "files" ? Mic : CreditCard}
      tile="bg-accent-soft text-accent-text"
      {...usePlanWords(need)}
      href={kind === "trial" ? paths.billing() : paths.billing({ choose: business.id })}
      action={t("seePlan")}
      actionLabel={t("seePlanNamed", { business: business.name })}
    />
  );
}

function usePlanWords(need: PlanNeed): Pick<RowProps, "title" | "hint"> {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const { name, files, nextCharge } = need.business;
  const named = { business: name };
  const { posted, limit } = files;
  switch (need.kind) {
    case "files":
      return {
        title: posted < limit ? t("filesNearlyFull", named) : t("filesFull", named),
        hint: t("filesHint", { posted: format.bytes(posted), limit: format.bytes(limit) }),
      };
    case "plan":
      return { title: need.isPastDue ? t("pastDue", named) : t("noPlan", named), hint: t("noPlanHint") };
    case "trial": {
      const charged = nextCharge && {
        amount: format.money(nextCharge.amount, nextCharge.currency),
        date: format.day(format.today(nextCharge.at)),
      };
      return {
        title: <TimeText>{t("trialEnds", { ...named, days: need.days })}</TimeText>,
        hint: charged && <TimeText>{t("trialHint", charged)}</TimeText>,
      };
    }
  }
}

interface RowProps {
  icon: typeof Mic;
  /** The colors of its icon. */
  tile: string;
  title: ReactNode;
  hint: ReactNode;
  href: string;
  action: string;
  actionLabel: string;
}

function Row({ icon: Icon, tile, title, hint, href, action, actionLabel }: RowProps) {
  return (
    <li className="flex min-h-18 items-center gap-3.5 px-4 py-2">
      <span className={cn("grid size-9 shrink-0 place-items-center rounded-[10px]", tile)}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="line-clamp-2 font-bold wrap-anywhere max-sm:line-clamp-3">{title}</p>
        <p className="truncate text-sm text-muted max-sm:line-clamp-2 max-sm:whitespace-normal">{hint}</p>
      </div>
      <ButtonLink
        href={href}
        aria-label={actionLabel}
        variant="secondary"
        size="sm"
        className="shrink-0 px-3.5 lg:min-h-10"
      >
        {action}
      </ButtonLink>
    </li>
  );
}
