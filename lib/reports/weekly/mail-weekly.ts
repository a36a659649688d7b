import { formatDayRange } from "@/lib/i18n/day-range";
import { db } from "@/lib/kernel/db";
import { shortName } from "@/lib/mail/name-in-mail";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { unsubscribeToken } from "@/lib/notifications/deliver/unsubscribe";
import { bodyOf } from "@/lib/reports/report-rows";
import { paperTexts } from "@/lib/reports/report-text";
import { daysOfWeek, weekNumbers } from "@/lib/reports/shared/shown";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Tells a business's owner that a week's report is ready, with its numbers. Nothing where it was deleted meanwhile or is another's by
 * now, where they are suspended, have muted the project or turned these emails off, and before they have confirmed their address.
 */
export async function mailWeekly({ reportId }: { reportId: string }, jobId: string): Promise<void> {
  const report = await db().report.findUnique({ where: { id: reportId }, select: select() });
  if (!report) return;
  const { author, project } = report;
  const { week } = bodyOf(report);
  const isOff = author.preferences?.weeklyReports === false;
  const isMuted = project.mutes.some(({ userId }) => userId === author.id);
  const isWanted = author.emailVerifiedAt && !author.suspendedAt && !isOff && !isMuted;
  if (!week || !isWanted || project.business.ownerId !== author.id) return;
  await mailTo(jobId, author, ({ t, locale }) => {
    const paper = paperTexts(locale);
    const names = { project: shortName(project.name), days: formatDayRange(locale, daysOfWeek(week)) };
    return {
      subject: t("weeklySubject", names),
      paragraphs: [t("weeklyBody", names)],
      facts: weekNumbers(week).map(({ key, count, before }) => ({
        label: paper(key),
        value: paper("lineBefore", { count, before }),
      })),
      button: { label: t("weeklyButton"), path: paths.project(report.projectId, { report: reportId }) },
      note: t("weeklyNote"),
      unsubscribe: apiPath("unsubscribe", unsubscribeToken(author.id, "weekly")),
    };
  });
}

function select() {
  const isMuted = { OR: [{ until: null }, { until: { gt: new Date() } }] };
  return {
    projectId: true,
    body: true,
    author: {
      select: {
        ...addressee,
        id: true,
        emailVerifiedAt: true,
        suspendedAt: true,
        preferences: { select: { deviceTimeZone: true, weeklyReports: true } },
      },
    },
    project: {
      select: {
        name: true,
        business: { select: { ownerId: true } },
        mutes: { where: isMuted, select: { userId: true } },
      },
    },
  };
}
