import { mailEmailChanged } from "@/lib/account/mail-email-changed";
import { mailPasswordChanged } from "@/lib/account/mail-password-changed";
import { mailPasswordReset } from "@/lib/account/mail-password-reset";
import { cleanUpUploads } from "@/lib/audio/clean-up-uploads";
import { mailAdminAdded } from "@/lib/businesses/mail-admin-added";
import { mailAdminInvitation } from "@/lib/businesses/mail-admin-invitation";
import type { JobHandlers } from "@/lib/events/job-catalogue";
import { prune } from "@/lib/prune";

/** The function that runs each kind of job. */
export const jobHandlers: JobHandlers = {
  "mail.password-reset": mailPasswordReset,
  "mail.password-changed": mailPasswordChanged,
  "mail.email-changed": mailEmailChanged,
  "mail.admin-added": mailAdminAdded,
  "mail.admin-invitation": mailAdminInvitation,
  "uploads.clean-up": cleanUpUploads,
  "maintenance.prune": prune,
};
