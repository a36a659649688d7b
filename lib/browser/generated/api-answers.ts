import type {
  NoticeView,
  PasskeyCreationView,
  PasskeyRequestView,
  PasskeyView,
  PreferencesView,
  RequestedResetView,
  SignInView,
  TakenBackView,
  UserView,
} from "@/lib/account/view";
import type {
  CheckoutView,
  InvoiceView,
  PlanChangeView,
  PortalView,
  SubscriptionSyncView,
} from "@/lib/billing/view";
import type {
  AcceptedInvitationView,
  AddAdminResult,
  BusinessAdminView,
  BusinessView,
  CandidateView,
  InvitationDetailView,
  InvitationView,
  OwnInvitationView,
} from "@/lib/businesses/view";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import type { DiaryDayView } from "@/lib/diary/view";
import type { BegunUploadView, FileAddressView, UploadView } from "@/lib/files/view";
import type { HelpDocumentView, HelpItemView, HelpVideoView } from "@/lib/help/view";
import type { BusinessInsightsView, ProjectInsightsView } from "@/lib/insights/view";
import type { KickedOffView, ProposalView } from "@/lib/kickoff/view";
import type {
  DeliveryPreferencesView,
  NotificationView,
  PushSubscriptionView,
  UnreadCountView,
} from "@/lib/notifications/view";
import type {
  ActionLogView,
  InvestigationView,
  OperatorBusinessView,
  OperatorKeyView,
  OperatorSessionView,
  OperatorUserView,
  OperatorView,
  ReportingView,
  StatsView,
} from "@/lib/operator/view";
import type {
  ConnectCodeView,
  JoinPreview,
  JoinedView,
  ManagementAccessView,
  ProgressView,
  ProjectDetailView,
  ProjectView,
} from "@/lib/projects/view";
import type { AudioView, TranscribedView, TranscriptView } from "@/lib/recordings/view";
import type { GeneratedReportView, ReportFoldersView, ReportItemView, ReportView } from "@/lib/reports/view";
import type { FoundView } from "@/lib/search/view";
import type { AssigneeView, AssignmentView, DueSubtaskView, SubtaskView, TaskView } from "@/lib/tasks/view";
import type {
  GlossaryTermView,
  GlossaryWordView,
  TranslatedItemView,
  UpdateTranslationView,
} from "@/lib/translation/view";
import type {
  CommentView,
  OpenQuestionView,
  PostedQuestionView,
  ProjectPhotoView,
  QuestionView,
  RecentUpdateView,
  RevisionView,
  UpdateView,
} from "@/lib/updates/view";

/** What each call answers, by its method and its path, in which `{}` stands for any id. `npm run describe-api` writes this file. */
export interface ApiAnswers {
  "GET /api/admin-invitations": OwnInvitationView[];
  "GET /api/admin-invitations/{}": InvitationDetailView;
  "DELETE /api/admin-invitations/{}": null;
  "POST /api/admin-invitations/{}/accept": AcceptedInvitationView;
  "GET /api/admin/action-logs": ActionLogView[];
  "GET /api/admin/businesses": OperatorBusinessView[];
  "POST /api/admin/grant-early-adopter": OperatorBusinessView;
  "GET /api/admin/investigate/{}": InvestigationView;
  "POST /api/admin/login": OperatorKeyView;
  "POST /api/admin/logout": null;
  "GET /api/admin/me": OperatorView;
  "GET /api/admin/reporting": ReportingView;
  "POST /api/admin/revoke-early-adopter": OperatorBusinessView;
  "GET /api/admin/sessions": OperatorSessionView[];
  "DELETE /api/admin/sessions": null;
  "DELETE /api/admin/sessions/{}": null;
  "GET /api/admin/stats": StatsView;
  "POST /api/admin/suspend-user": OperatorUserView;
  "POST /api/admin/unsuspend-user": OperatorUserView;
  "GET /api/admin/users": OperatorUserView[];
  "POST /api/billing-portal": PortalView;
  "GET /api/businesses": BusinessView[];
  "POST /api/businesses": BusinessView;
  "PUT /api/businesses/{}": BusinessView;
  "GET /api/businesses/{}/admin-candidate": CandidateView;
  "GET /api/businesses/{}/admins": BusinessAdminView[];
  "POST /api/businesses/{}/admins": AddAdminResult;
  "DELETE /api/businesses/{}/admins/{}": null;
  "GET /api/businesses/{}/glossary": GlossaryTermView[];
  "PUT /api/businesses/{}/glossary": GlossaryTermView[];
  "PATCH /api/businesses/{}/glossary": GlossaryTermView[];
  "GET /api/businesses/{}/insights": BusinessInsightsView;
  "GET /api/businesses/{}/invitations": InvitationView[];
  "DELETE /api/businesses/{}/invitations/{}": null;
  "GET /api/businesses/{}/invoices": InvoiceView[];
  "PUT /api/businesses/{}/logo": null;
  "DELETE /api/businesses/{}/logo": null;
  "POST /api/cancel-subscription": NoticeView;
  "POST /api/change-subscription-plan": NoticeView;
  "POST /api/check-subscription-status": SubscriptionSyncView;
  "DELETE /api/comments/{}": null;
  "POST /api/create-subscription": CheckoutView;
  "GET /api/help/documents": HelpDocumentView[];
  "POST /api/help/documents": HelpDocumentView;
  "PUT /api/help/documents/{}": HelpDocumentView;
  "DELETE /api/help/documents/{}": null;
  "POST /api/help/documents/{}/opened": null;
  "PUT /api/help/documents/{}/position": HelpDocumentView[];
  "GET /api/help/faqs": HelpItemView[];
  "POST /api/help/faqs": HelpItemView;
  "PUT /api/help/faqs/{}": HelpItemView;
  "DELETE /api/help/faqs/{}": null;
  "PUT /api/help/faqs/{}/position": HelpItemView[];
  "GET /api/help/support-guides": HelpItemView[];
  "POST /api/help/support-guides": HelpItemView;
  "PUT /api/help/support-guides/{}": HelpItemView;
  "DELETE /api/help/support-guides/{}": null;
  "PUT /api/help/support-guides/{}/position": HelpItemView[];
  "GET /api/help/videos": HelpVideoView[];
  "POST /api/help/videos": HelpVideoView;
  "PUT /api/help/videos/{}": HelpVideoView;
  "DELETE /api/help/videos/{}": null;
  "POST /api/help/videos/{}/opened": null;
  "PUT /api/help/videos/{}/position": HelpVideoView[];
  "POST /api/join": JoinedView;
  "GET /api/join/{}": JoinPreview;
  "POST /api/kickoff/create": KickedOffView;
  "POST /api/kickoff/propose": ProposalView;
  "POST /api/login": UserView;
  "POST /api/logout": null;
  "GET /api/messages/{}": ChatMessageView;
  "POST /api/messages/{}/transcribe-again": ChatMessageView;
  "PATCH /api/messages/{}/transcript": ChatMessageView;
  "GET /api/notification-preferences": DeliveryPreferencesView;
  "PUT /api/notification-preferences": DeliveryPreferencesView;
  "GET /api/notifications": NotificationView[];
  "POST /api/notifications/read-all": null;
  "GET /api/notifications/unread-count": UnreadCountView;
  "POST /api/notifications/{}/read": null;
  "POST /api/passkeys/sign-in": UserView;
  "POST /api/passkeys/sign-in-options": PasskeyRequestView;
  "POST /api/passkeys/sign-up": UserView;
  "POST /api/passkeys/sign-up-options": PasskeyCreationView;
  "PATCH /api/photos/{}": null;
  "DELETE /api/photos/{}": null;
  "GET /api/photos/{}/same-place": ProjectPhotoView[];
  "POST /api/preview-plan-change": PlanChangeView;
  "GET /api/projects": ProjectView[];
  "POST /api/projects": ProjectView;
  "GET /api/projects/{}": ProjectDetailView;
  "PATCH /api/projects/{}": ProjectView;
  "GET /api/projects/{}/assignments": AssignmentView[];
  "PATCH /api/projects/{}/assignments": null;
  "GET /api/projects/{}/channels": ChannelView[];
  "GET /api/projects/{}/connect-codes": ConnectCodeView[];
  "POST /api/projects/{}/connect-codes": ConnectCodeView;
  "POST /api/projects/{}/connect-codes/batch": ConnectCodeView[];
  "GET /api/projects/{}/diary": DiaryDayView[];
  "POST /api/projects/{}/end-guide": null;
  "POST /api/projects/{}/generate-report": GeneratedReportView;
  "GET /api/projects/{}/glossary": GlossaryWordView[];
  "GET /api/projects/{}/insights": ProjectInsightsView;
  "GET /api/projects/{}/management-access": ManagementAccessView;
  "POST /api/projects/{}/mark-place-viewed": null;
  "POST /api/projects/{}/mark-updates-viewed": null;
  "DELETE /api/projects/{}/members/{}": null;
  "GET /api/projects/{}/messages": ChatMessageView[];
  "POST /api/projects/{}/messages": ChatMessageView;
  "POST /api/projects/{}/messages/read": null;
  "PUT /api/projects/{}/mute": DeliveryPreferencesView;
  "DELETE /api/projects/{}/mute": DeliveryPreferencesView;
  "GET /api/projects/{}/photos": ProjectPhotoView[];
  "GET /api/projects/{}/progress": ProgressView;
  "POST /api/projects/{}/questions": PostedQuestionView;
  "GET /api/projects/{}/report-folders": ReportFoldersView;
  "GET /api/projects/{}/reports": ReportItemView[];
  "GET /api/projects/{}/reports/{}": ReportView;
  "DELETE /api/projects/{}/reports/{}": null;
  "PUT /api/projects/{}/reports/{}/photos": ReportView;
  "PUT /api/projects/{}/reports/{}/releases/{}": ReportView;
  "DELETE /api/projects/{}/reports/{}/releases/{}": ReportView;
  "PUT /api/projects/{}/reports/{}/review": ReportView;
  "PUT /api/projects/{}/reports/{}/sentences/{}": ReportView;
  "PATCH /api/projects/{}/status": ProjectView;
  "GET /api/projects/{}/tasks": TaskView[];
  "POST /api/projects/{}/tasks": TaskView;
  "PATCH /api/projects/{}/update-permission": ProjectView;
  "GET /api/projects/{}/updates": UpdateView[];
  "POST /api/projects/{}/updates": UpdateView;
  "PUT /api/projects/{}/view": null;
  "POST /api/projects/{}/weekly-sample": GeneratedReportView;
  "POST /api/push-subscriptions": PushSubscriptionView;
  "DELETE /api/push-subscriptions": null;
  "GET /api/questions": OpenQuestionView[];
  "POST /api/questions/{}/answer": PostedQuestionView;
  "POST /api/questions/{}/settle": QuestionView;
  "POST /api/reactivate-subscription": NoticeView;
  "GET /api/recent-updates": RecentUpdateView[];
  "POST /api/register": UserView;
  "POST /api/request-password-reset": RequestedResetView;
  "POST /api/reset-password": NoticeView;
  "GET /api/search": FoundView[];
  "POST /api/sign-in-codes": null;
  "POST /api/sign-in-codes/verify": UserView;
  "GET /api/subtasks/due": DueSubtaskView[];
  "GET /api/subtasks/{}": SubtaskView;
  "PUT /api/subtasks/{}": SubtaskView;
  "PATCH /api/subtasks/{}": SubtaskView;
  "DELETE /api/subtasks/{}": null;
  "PUT /api/subtasks/{}/complete": SubtaskView;
  "GET /api/subtasks/{}/members": AssigneeView[];
  "POST /api/subtasks/{}/members": AssigneeView;
  "DELETE /api/subtasks/{}/members/{}": null;
  "GET /api/subtasks/{}/updates": UpdateView[];
  "POST /api/take-back-email": TakenBackView;
  "GET /api/tasks/{}": TaskView;
  "PATCH /api/tasks/{}": TaskView;
  "DELETE /api/tasks/{}": null;
  "POST /api/tasks/{}/complete": TaskView;
  "GET /api/tasks/{}/members": AssigneeView[];
  "POST /api/tasks/{}/members": AssigneeView;
  "DELETE /api/tasks/{}/members/{}": null;
  "GET /api/tasks/{}/subtasks": SubtaskView[];
  "POST /api/tasks/{}/subtasks": SubtaskView;
  "GET /api/tasks/{}/updates": UpdateView[];
  "POST /api/transcribe": TranscribedView;
  "POST /api/translations": TranslatedItemView[];
  "POST /api/unsubscribe/{}": null;
  "GET /api/updates/{}": UpdateView;
  "PATCH /api/updates/{}": UpdateView;
  "DELETE /api/updates/{}": null;
  "GET /api/updates/{}/comments": CommentView[];
  "POST /api/updates/{}/comments": CommentView;
  "PUT /api/updates/{}/move-to-subtask": UpdateView;
  "PUT /api/updates/{}/move-to-task": UpdateView;
  "POST /api/updates/{}/questions": PostedQuestionView;
  "GET /api/updates/{}/revisions": RevisionView[];
  "POST /api/updates/{}/transcribe-again": UpdateView;
  "GET /api/updates/{}/transcript": TranscriptView;
  "PATCH /api/updates/{}/transcript": UpdateView;
  "GET /api/updates/{}/translation": UpdateTranslationView;
  "POST /api/upload-audio": AudioView;
  "POST /api/uploads": BegunUploadView;
  "GET /api/uploads/{}": UploadView;
  "POST /api/uploads/{}/complete": FileAddressView;
  "PUT /api/uploads/{}/parts/{}": null;
  "GET /api/user": UserView;
  "POST /api/user/confirm-email": null;
  "DELETE /api/user/deletion": null;
  "POST /api/user/email-code": null;
  "GET /api/user/passkeys": PasskeyView[];
  "POST /api/user/passkeys": PasskeyView;
  "POST /api/user/passkeys/options": PasskeyCreationView;
  "PATCH /api/user/passkeys/{}": PasskeyView;
  "DELETE /api/user/passkeys/{}": null;
  "POST /api/user/password": null;
  "PUT /api/user/preferences": PreferencesView;
  "PUT /api/user/profile": UserView;
  "PUT /api/user/recording-consent": null;
  "GET /api/user/sign-ins": SignInView[];
  "DELETE /api/user/sign-ins/{}": null;
  "POST /api/user/sign-out-elsewhere": null;
  "POST /api/user/sign-out-everywhere": null;
}

/** Differs once what phones keep of projects has another shape. */
export const KEPT_VIEWS = "5b3cfb44";
