import { prune } from "./prune";
import { mailEmailCode } from "@/lib/account/codes/mail-email-code";
import { mailEmailChanged } from "@/lib/account/email/mail-email-changed";
import { mailPasswordReset } from "@/lib/account/password/mail-password-reset";
import { mailWayInChanged } from "@/lib/account/sign-in/mail-way-in-changed";
import { mailBilling } from "@/lib/billing/mail-billing";
import { forgetCustomer, reconcileAll, runSync } from "@/lib/billing/stripe/reconcile";
import { mailAdminAdded, mailAdminInvitation } from "@/lib/businesses/mail-admins";
import { voiceMessages } from "@/lib/chat/voice-messages";
import { mailDeletionAsked } from "@/lib/deletion/mail-deletion-asked";
import { deleteDueAccounts } from "@/lib/deletion/own-deletion";
import type { AllHandlers } from "@/lib/events/jobs";
import { deliverPush } from "@/lib/notifications/deliver/deliver-push";
import { deliverDue } from "@/lib/notifications/deliver/digests";
import { mailDigest, mailNotifications } from "@/lib/notifications/deliver/mail-notifications";
import { makeNotifications } from "@/lib/notifications/make/make-notifications";
import { tellAdminAdded, tellOwner } from "@/lib/notifications/tell-of-business";
import { describePhotos } from "@/lib/photos/describe/describe-photos";
import { giveUpOnRecording, transcribePosted } from "@/lib/recordings/transcribe/transcribe-posted";
import { transcribeWaiting } from "@/lib/recordings/transcribe/transcribe-waiting";
import type { VoiceHolders } from "@/lib/recordings/transcribe/voice-holder";
import { mailWeekly } from "@/lib/reports/weekly/mail-weekly";
import { prepareWeekly, scheduleWeekly } from "@/lib/reports/weekly/prepare-weekly";
import { compareWithOriginals } from "@/lib/translation/making/compare-with-originals";
import { translateText } from "@/lib/translation/translate-text";
import { voiceUpdates } from "@/lib/updates/recording/voice-updates";
import { cleanUpUploads, deleteDiscarded } from "@/lib/uploads/clean-up-uploads";

/** What recordings are in. */
const VOICE_HOLDERS: VoiceHolders = { update: voiceUpdates, message: voiceMessages };

/** The function that runs each kind of job. */
const run: AllHandlers["run"] = {
  "mail.password-reset": mailPasswordReset,
  "mail.email-code": mailEmailCode,
  "mail.password-changed": (job, id) => mailWayInChanged({ ...job, change: "password-changed" }, id),
  "mail.way-in-changed": mailWayInChanged,
  "mail.email-changed": mailEmailChanged,
  "mail.deletion-asked": mailDeletionAsked,
  "mail.admin-added": async (job, id) => {
    await tellAdminAdded(job, id);
    await mailAdminAdded(job, id);
  },
  "mail.admin-invitation": mailAdminInvitation,
  "mail.weekly-report": mailWeekly,
  "mail.billing": async (job, id) => {
    await tellOwner(job);
    await mailBilling(job, id);
  },
  "billing.sync": runSync,
  "billing.forget": forgetCustomer,
  "billing.reconcile": reconcileAll,
  "uploads.clean-up": cleanUpUploads,
  "uploads.delete-discarded": async () => void (await deleteDiscarded()),
  "audio.transcribe": (job) => transcribePosted(job, VOICE_HOLDERS),
  "audio.transcribe-waiting": transcribeWaiting,
  "text.translate": translateText,
  "text.compare": compareWithOriginals,
  "photos.describe": describePhotos,
  "reports.schedule-weekly": scheduleWeekly,
  "reports.prepare-weekly": (job) => prepareWeekly(job),
  "notifications.deliver-due": () => deliverDue(),
  "notifications.push": (job) => deliverPush(job),
  "mail.notifications": (job, id) => mailNotifications(job, id),
  "mail.digest": mailDigest,
  "notifications.make": () => makeNotifications(),
  "accounts.delete-due": deleteDueAccounts,
  "maintenance.prune": prune,
};

/** Every kind of job's handler, and the cleanup after its last failed retry. */
export const jobHandlers: AllHandlers = {
  run,
  giveUp: { "audio.transcribe": (job) => giveUpOnRecording(job, VOICE_HOLDERS) },
};
