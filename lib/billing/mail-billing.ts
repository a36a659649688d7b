import { isTrueFor, type NoticeKind } from "./billing-notices";
import { db, type Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
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
    const values = { business: shortName(name), amount: money, date: format.dateTimeZone(notice.at) };
    const { of, more, date } = WORDS[notice.kind as NoticeKind];
    return {
      subject: t(`${of}Subject`, values),
      paragraphs: [t(`${of}Body`, values), ...more.map((key) => t(key))],
      facts: [
        { label: t("billingBusiness"), value: values.business },
        ...(money ? [{ label: t("billingAmount"), value: money }] : []),
        { label: t(date), value: values.date },
      ],
      button: { label: t("billingButton"), path: paths.billing() },
      note: t("billingNote"),
    };
  });
}

/** The words of each notice: how the keys of its subject and body begin, what its mail says besides, and what its date is. */
const WORDS = {
  trial_ending: { of: "trialEnding", more: ["trialEndingHow"], date: "billingFirstCharge" },
  renewal: { of: "renewal", more: ["renewalHow"], date: "billingRenewsOn" },
  payment_failed: {
    of: "paymentFailed",
    more: ["paymentFailedStops", "paymentFailedHow"],
    date: "billingDueSince",
  },
  receipt: { of: "receipt", more: ["receiptHow"], date: "billingPaidOn" },
  cancelled: { of: "cancelled", more: ["cancelledStays", "cancelledHow"], date: "billingAccessUntil" },
  ended: { of: "ended", more: ["endedStays"], date: "billingEndedOn" },
  early_adopter: { of: "earlyAdopter", more: ["earlyAdopterPlan"], date: "billingFreeSince" },
  early_adopter_ended: { of: "earlyAdopterEnded", more: ["endedStays"], date: "billingFreeUntil" },
} as const satisfies Record<NoticeKind, object>;

const noticeSelect = {
  ...columns("kind", "amount", "currency", "at"),
  business: { select: { ...columns("name", "isEarlyAdopter"), owner: { select: addressee } } },
} satisfies Prisma.BillingNoticeSelect;

type StoredNotice = Prisma.BillingNoticeGetPayload<{ select: typeof noticeSelect }>;
