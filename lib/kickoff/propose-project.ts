import { askForPlan } from "./ask-for-plan";
import type { ProposedPlan, ProposeInput } from "./schema";
import type { ProposalProgress, ProposalView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { unknownAt } from "@/lib/access/body-error";
import { assertAffordable, payFor, type Payer } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { localeOf } from "@/lib/i18n/locale";
import { zoneOf } from "@/lib/i18n/zone-of";
import { type Course, SlowAnswer } from "@/lib/kernel/answer";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError } from "@/lib/shared/errors";

/** How long the service may take, both rounds together. */
const WAIT_MS = 90_000;

/**
 * A plan for a project, from its description; creates nothing. Streams what is planned so far. Throws rate_limited,
 * upstream_failed when the service fails or returns two unusable plans, not_configured without a service.
 */
export async function proposeProject(actor: Actor, input: ProposeInput): Promise<SlowAnswer<ProposalView>> {
  const { businessId } = input.context;
  const { business } = await authorize(actor, "kickoff:propose", { businessId }).catch(
    unknownAt("context.businessId"),
  );
  if (!isAiConfigured()) throw new AppError("not_configured");
  const payer = { businessId: business.id, userId: actor.id };
  await assertAffordable(payer);
  await spend("ai", actor.id);
  await spend("proposals", actor.id);
  return new SlowAnswer((course) => propose(actor, { ...input, payer }, course));
}

async function propose(
  actor: Actor,
  { payer, ...input }: ProposeInput & { payer: Payer },
  { report, signal }: Course,
): Promise<ProposalView> {
  const told = { last: "" };
  try {
    const plan = await askForPlan(input, {
      language: localeOf(input.context.language ?? actor.language),
      timeZone: input.context.timeZone ?? zoneOf(actor),
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
      report: (progress) => reportNews(progress, told, report),
      pay: payFor(payer),
    });
    return toProposalView(plan, input);
  } catch (error) {
    throw error instanceof AiError
      ? new AppError("upstream_failed", { key: "proposalFailed", cause: error })
      : error;
  }
}

/** Every word of the service arrives by itself, and most change nothing that is shown. */
function reportNews(progress: ProposalProgress, told: { last: string }, report: Course["report"]): void {
  const news = JSON.stringify(progress);
  if (news === told.last) return;
  told.last = news;
  report(progress);
}

function toProposalView({ notes, dueDate, ...plan }: ProposedPlan, { context }: ProposeInput): ProposalView {
  return {
    ...plan,
    dueDate: context.dueDateISO ?? (dueDate || null),
    defaultUpdatePermissions: context.defaultUpdatePermissions,
    ...(notes?.trim() && { notes: notes.trim() }),
  };
}
