import about from "./en/about.json" with { type: "json" };
import acceptInvitation from "./en/accept-invitation.json" with { type: "json" };
import account from "./en/account.json" with { type: "json" };
import activity from "./en/activity.json" with { type: "json" };
import auth from "./en/auth.json" with { type: "json" };
import billing from "./en/billing.json" with { type: "json" };
import businesses from "./en/businesses.json" with { type: "json" };
import chat from "./en/chat.json" with { type: "json" };
import codes from "./en/codes.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import console from "./en/console.json" with { type: "json" };
import dashboard from "./en/dashboard.json" with { type: "json" };
import developers from "./en/developers.json" with { type: "json" };
import errorPages from "./en/error-pages.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import glossary from "./en/glossary.json" with { type: "json" };
import guide from "./en/guide.json" with { type: "json" };
import help from "./en/help.json" with { type: "json" };
import invitation from "./en/invitation.json" with { type: "json" };
import issues from "./en/issues.json" with { type: "json" };
import join from "./en/join.json" with { type: "json" };
import kickoff from "./en/kickoff.json" with { type: "json" };
import landing from "./en/landing.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import move from "./en/move.json" with { type: "json" };
import nav from "./en/nav.json" with { type: "json" };
import newPassword from "./en/new-password.json" with { type: "json" };
import outbox from "./en/outbox.json" with { type: "json" };
import plan from "./en/plan.json" with { type: "json" };
import planPicker from "./en/plan-picker.json" with { type: "json" };
import privacy from "./en/privacy.json" with { type: "json" };
import project from "./en/project.json" with { type: "json" };
import projects from "./en/projects.json" with { type: "json" };
import recorder from "./en/recorder.json" with { type: "json" };
import report from "./en/report.json" with { type: "json" };
import reportPaper from "./en/report-paper.json" with { type: "json" };
import session from "./en/session.json" with { type: "json" };
import settings from "./en/settings.json" with { type: "json" };
import takeBackEmail from "./en/take-back-email.json" with { type: "json" };
import tasks from "./en/tasks.json" with { type: "json" };
import terms from "./en/terms.json" with { type: "json" };
import theme from "./en/theme.json" with { type: "json" };
import toast from "./en/toast.json" with { type: "json" };
import translation from "./en/translation.json" with { type: "json" };
import updates from "./en/updates.json" with { type: "json" };
import voice from "./en/voice.json" with { type: "json" };

/** Every English text, and the shape that each language has. For the server and for tests: a browser gets namespaces. */
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
};
