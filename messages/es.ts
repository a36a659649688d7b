import type en from "./en";
import about from "./es/about.json" with { type: "json" };
import acceptInvitation from "./es/accept-invitation.json" with { type: "json" };
import account from "./es/account.json" with { type: "json" };
import activity from "./es/activity.json" with { type: "json" };
import auth from "./es/auth.json" with { type: "json" };
import billing from "./es/billing.json" with { type: "json" };
import businesses from "./es/businesses.json" with { type: "json" };
import chat from "./es/chat.json" with { type: "json" };
import codes from "./es/codes.json" with { type: "json" };
import common from "./es/common.json" with { type: "json" };
import console from "./es/console.json" with { type: "json" };
import dashboard from "./es/dashboard.json" with { type: "json" };
import developers from "./es/developers.json" with { type: "json" };
import errorPages from "./es/error-pages.json" with { type: "json" };
import errors from "./es/errors.json" with { type: "json" };
import glossary from "./es/glossary.json" with { type: "json" };
import guide from "./es/guide.json" with { type: "json" };
import help from "./es/help.json" with { type: "json" };
import invitation from "./es/invitation.json" with { type: "json" };
import issues from "./es/issues.json" with { type: "json" };
import join from "./es/join.json" with { type: "json" };
import kickoff from "./es/kickoff.json" with { type: "json" };
import landing from "./es/landing.json" with { type: "json" };
import mail from "./es/mail.json" with { type: "json" };
import move from "./es/move.json" with { type: "json" };
import nav from "./es/nav.json" with { type: "json" };
import newPassword from "./es/new-password.json" with { type: "json" };
import outbox from "./es/outbox.json" with { type: "json" };
import plan from "./es/plan.json" with { type: "json" };
import planPicker from "./es/plan-picker.json" with { type: "json" };
import privacy from "./es/privacy.json" with { type: "json" };
import project from "./es/project.json" with { type: "json" };
import projects from "./es/projects.json" with { type: "json" };
import recorder from "./es/recorder.json" with { type: "json" };
import report from "./es/report.json" with { type: "json" };
import reportPaper from "./es/report-paper.json" with { type: "json" };
import session from "./es/session.json" with { type: "json" };
import settings from "./es/settings.json" with { type: "json" };
import takeBackEmail from "./es/take-back-email.json" with { type: "json" };
import tasks from "./es/tasks.json" with { type: "json" };
import terms from "./es/terms.json" with { type: "json" };
import theme from "./es/theme.json" with { type: "json" };
import toast from "./es/toast.json" with { type: "json" };
import translation from "./es/translation.json" with { type: "json" };
import updates from "./es/updates.json" with { type: "json" };
import voice from "./es/voice.json" with { type: "json" };

/** Every Spanish text. For the server and for tests: a browser gets namespaces. */
export default {
  about,
  acceptInvitation,
  account,
  activity,
  auth,
  billing,
  businesses,
  chat,
  codes,
  common,
  console,
  dashboard,
  developers,
  errorPages,
  errors,
  glossary,
  guide,
  help,
  invitation,
  issues,
  join,
  kickoff,
  landing,
  mail,
  move,
  nav,
  newPassword,
  outbox,
  plan,
  planPicker,
  privacy,
  project,
  projects,
  recorder,
  report,
  reportPaper,
  session,
  settings,
  takeBackEmail,
  tasks,
  terms,
  theme,
  toast,
  translation,
  updates,
  voice,
} satisfies typeof en;
