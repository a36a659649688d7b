import { isTrueFor, type NoticeKind } from "./notices";
import { db, type Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import type { MailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { type Mail, sendMail } from "@/lib/mail/send-mail";
import { addressee, writeMail } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Tells a business's owner about money: what was or will be charged, when, and what to do about it. Skips what is no longer
 * true by now.
 */
export async function mailBilling({ noticeId }: { noticeId: string }, jobId: string): Promise<void> {
  const notice = await db().billingNotice.findUnique({ where: { id: noticeId }, select: noticeSelect });
  if (!notice || !isTrueFor(notice.kind as NoticeKind, notice.business)) return;
  await sendMail(await billingMail(notice), jobId);
}

/** The mail of a notice, in its owner's language. */
export async function billingMail(notice: StoredNotice): Promise<Mail> {
  const { owner, name } = notice.business;
  return writeMail(owner, ({ t, format }) => {
    const money = notice.amount === null ? "" : format.money(notice.amount, notice.currency ?? undefined);
    const values = { business: shortName(name), amount: money, date: format.date(notice.at) };
    const { subject, paragraphs, dateLabel } = WORDS[notice.kind as NoticeKind](t, values);
    return {
      subject,
      paragraphs,
      facts: [
        { label: t("billingBusiness"), value: values.business },
        ...(money ? [{ label: t("billingAmount"), value: money }] : []),
        { label: dateLabel, value: values.date },
      ],
      button: { label: t("billingButton"), path: paths.billing() },
      note: t("billingNote"),
    };
  });
}

// A type, not an interface: only a type is assignable to a record of strings.
type Values = Record<"business" | "amount" | "date", string>;

interface Words {
  subject: string;
  paragraphs: string[];
  dateLabel: string;
}

const WORDS: Record<NoticeKind, (t: MailTexts["t"], values: Values) => Words> = {
  trial_ending: (t, values) => ({
    subject: t("trialEndingSubject", values),
    paragraphs: [t("trialEndingBody", values), t("trialEndingHow")],
    dateLabel: t("billingFirstCharge"),
  }),
  renewal: (t, values) => ({
    subject: t("renewalSubject", values),
    paragraphs: [t("renewalBody", values), t("renewalHow")],
    dateLabel: t("billingRenewsOn"),
  }),
  payment_failed: (t, values) => ({
    subject: t("paymentFailedSubject", values),
    paragraphs: [t("paymentFailedBody", values), t("paymentFailedStops"), t("paymentFailedHow")],
    dateLabel: t("billingDueSince"),
  }),
  receipt: (t, values) => ({
    subject: t("receiptSubject", values),
    paragraphs: [t("receiptBody", values), t("receiptHow")],
    dateLabel: t("billingPaidOn"),
  }),
  cancelled: (t, values) => ({
    subject: t("cancelledSubject", values),
    paragraphs: [t("cancelledBody", values), t("cancelledStays"), t("cancelledHow")],
    dateLabel: t("billingAccessUntil"),
  }),
  early_adopter: (t, values) => ({
    subject: t("earlyAdopterSubject", values),
    paragraphs: [t("earlyAdopterBody", values), t("earlyAdopterPlan")],
    dateLabel: t("billingFreeSince"),
  }),
};

const noticeSelect = {
  ...columns("kind", "amount", "currency", "at"),
  business: {
    select: {
      name: true,
      isEarlyAdopter: true,
      owner: { select: addressee },
    },
  },
} satisfies Prisma.BillingNoticeSelect;

type StoredNotice = Prisma.BillingNoticeGetPayload<{ select: typeof noticeSelect }>;
