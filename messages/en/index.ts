import about from "./about.json" with { type: "json" };
import acceptInvitation from "./accept-invitation.json" with { type: "json" };
import account from "./account.json" with { type: "json" };
import activity from "./activity.json" with { type: "json" };
import asking from "./asking.json" with { type: "json" };
import auth from "./auth.json" with { type: "json" };
import billing from "./billing.json" with { type: "json" };
import businesses from "./businesses.json" with { type: "json" };
import camera from "./camera.json" with { type: "json" };
import chat from "./chat.json" with { type: "json" };
import codes from "./codes.json" with { type: "json" };
import common from "./common.json" with { type: "json" };
import console from "./console.json" with { type: "json" };
import dashboard from "./dashboard.json" with { type: "json" };
import developers from "./developers.json" with { type: "json" };
import diary from "./diary.json" with { type: "json" };
import errorPages from "./error-pages.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import glossary from "./glossary.json" with { type: "json" };
import guide from "./guide.json" with { type: "json" };
import help from "./help.json" with { type: "json" };
import insights from "./insights.json" with { type: "json" };
import install from "./install.json" with { type: "json" };
import invitation from "./invitation.json" with { type: "json" };
import issues from "./issues.json" with { type: "json" };
import join from "./join.json" with { type: "json" };
import kickoff from "./kickoff.json" with { type: "json" };
import landing from "./landing.json" with { type: "json" };
import mail from "./mail.json" with { type: "json" };
import manifest from "./manifest.json" with { type: "json" };
import move from "./move.json" with { type: "json" };
import nav from "./nav.json" with { type: "json" };
import newPassword from "./new-password.json" with { type: "json" };
import notificationSettings from "./notification-settings.json" with { type: "json" };
import notifications from "./notifications.json" with { type: "json" };
import outbox from "./outbox.json" with { type: "json" };
import passkey from "./passkey.json" with { type: "json" };
import photoWall from "./photo-wall.json" with { type: "json" };
import photos from "./photos.json" with { type: "json" };
import planPicker from "./plan-picker.json" with { type: "json" };
import plan from "./plan.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import project from "./project.json" with { type: "json" };
import projects from "./projects.json" with { type: "json" };
import recorder from "./recorder.json" with { type: "json" };
import reportPaper from "./report-paper.json" with { type: "json" };
import report from "./report.json" with { type: "json" };
import search from "./search.json" with { type: "json" };
import session from "./session.json" with { type: "json" };
import settings from "./settings.json" with { type: "json" };
import share from "./share.json" with { type: "json" };
import speechService from "./speech-service.json" with { type: "json" };
import takeBackEmail from "./take-back-email.json" with { type: "json" };
import tasks from "./tasks.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import theme from "./theme.json" with { type: "json" };
import toast from "./toast.json" with { type: "json" };
import told from "./told.json" with { type: "json" };
import translation from "./translation.json" with { type: "json" };
import unsubscribe from "./unsubscribe.json" with { type: "json" };
import updates from "./updates.json" with { type: "json" };
import voice from "./voice.json" with { type: "json" };

/** Every English text, and the shape that each language has. For the server and for tests: a browser gets namespaces. */
export default {
  about,
  acceptInvitation,
  account,
  activity,
  asking,
  auth,
  billing,
  businesses,
  camera,
  chat,
  codes,
  common,
  console,
  dashboard,
  developers,
  diary,
  errorPages,
  errors,
  glossary,
  guide,
  help,
  insights,
  install,
  invitation,
  issues,
  join,
  kickoff,
  landing,
  mail,
  manifest,
  move,
  nav,
  newPassword,
  notificationSettings,
  notifications,
  outbox,
  passkey,
  photoWall,
  photos,
  plan,
  planPicker,
  privacy,
  project,
  projects,
  recorder,
  report,
  reportPaper,
  search,
  session,
  settings,
  share,
  speechService,
  takeBackEmail,
  tasks,
  terms,
  theme,
  toast,
  told,
  translation,
  unsubscribe,
  updates,
  voice,
};
