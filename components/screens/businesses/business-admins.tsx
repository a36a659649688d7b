import { Mail, MailX, UserMinus, UserPlus } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { BusinessActions } from "./business-actions";
import { useBusiness } from "./business-context";
import type { Candidate } from "./confirm-admin-dialog";
import { EmailField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { AskFirst } from "@/components/shell/ask-first";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Avatar } from "@/components/ui/display/avatar";
import { Button } from "@/components/ui/input/button";
import { canInBusiness } from "@/lib/access/policy";
import type { InvitationView, ManagedAdminView } from "@/lib/businesses/view";

export interface BusinessAdminsProps {
  admins: ManagedAdminView[];
  invitations: InvitationView[];
}

/** The admins of the business, the open invitations, and the form to add an admin. */
export function BusinessAdmins({ admins, invitations }: BusinessAdminsProps) {
  const { business, viewerId } = useBusiness();
  const t = useTranslations("businesses.admins");
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => {
    title.current?.focus();
  };
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 ref={title} tabIndex={-1} className="title-section outline-none">
        {t("title")}
      </h3>
      {admins.length === 0 ? (
        <p className="mt-1.5 max-w-[52ch] text-muted">{t("none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {admins.map((admin) => (
            <AdminRow
              key={admin.userId}
              admin={admin}
              isSelf={admin.userId === viewerId}
              // After the reader steps down as admin, the whole business is gone from the page.
              focusNext={admin.userId === viewerId ? focusMain : focusTitle}
            />
          ))}
        </ul>
      )}
      <PendingInvitations invitations={invitations} focusNext={focusTitle} />
      {canInBusiness(business.role, "admin:invite") && <AddAdminForm />}
    </div>
  );
}

interface AdminRowProps {
  admin: ManagedAdminView;
  isSelf: boolean;
  /** Moves the focus when the row is removed. */
  focusNext: () => void;
}

function AdminRow({ admin, isSelf, focusNext }: AdminRowProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const format = useFormat();
  const changed = useBusinessesChanged();
  const { user, inviter, invitedAt, projects } = admin;
  const date = format.date(invitedAt);
  const names = { name: user.name, business: business.name };
  const passing = { count: projects.length, projects: format.list(projects.map(({ name }) => name)) };
  const removal = isSelf ? t("stepDownBody", names) : t("removeBody", names);
  const passingOn = isSelf ? t("passingOwn", passing) : t("passing", { ...names, ...passing });
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={user.name} />
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{user.name}</p>
        <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
        <p className="text-sm text-muted">
          <TimeText>{inviter ? t("addedBy", { name: inviter.name, date }) : t("added", { date })}</TimeText>
        </p>
      </div>
      {canInBusiness(business.role, "admin:remove", { isSelf }) && (
        <AskFirst
          variant="secondary"
          size="sm"
          data-tip=""
          aria-label={isSelf ? t("stepDown") : t("removeNamed", { name: user.name })}
          ask={{
            action: actions.removeAdmin,
            input: { id: business.id, userId: admin.userId },
            title: isSelf ? t("stepDownTitle", names) : t("removeTitle", names),
            description: projects.length > 0 ? `${removal} ${passingOn}` : removal,
            confirmLabel: isSelf ? t("stepDown") : t("remove"),
            done: t("removed"),
            failed: t("removeFailed"),
            focusNext,
            onDone: changed,
            // They have stepped down since: the page is stale.
            onGone: changed,
          }}
        >
          <UserMinus aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{isSelf ? t("stepDown") : t("remove")}</span>
        </AskFirst>
      )}
    </li>
  );
}

function focusMain(): void {
  document.querySelector("main")?.focus();
}

/** Milliseconds between updates of the remaining time. */
const TICK = 60_000;

interface PendingInvitationsProps extends Pick<BusinessAdminsProps, "invitations"> {
  /** Moves the focus when one of them is removed. */
  focusNext: () => void;
}

/** Addresses with open invitations; the owner can cancel them. */
function PendingInvitations({ invitations, focusNext }: PendingInvitationsProps) {
  const t = useTranslations("businesses.admins");
  if (invitations.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="font-strong">{t("pending")}</h4>
      <ul className="mt-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} focusNext={focusNext} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ invitation, focusNext }: { invitation: InvitationView; focusNext: () => void }) {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const format = useFormat();
  const changed = useBusinessesChanged();
  const now = useNow({ updateInterval: TICK });
  const { id, email, createdAt, expiresAt } = invitation;
  const times = { date: format.date(createdAt), left: format.until(expiresAt, now) };
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-edge text-muted"
      >
        <Mail className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          <TimeText>{t("invited", times)}</TimeText>
        </p>
      </div>
      {canInBusiness(business.role, "admin:invite") && (
        <AskFirst
          variant="secondary"
          size="sm"
          data-tip=""
          aria-label={t("cancelNamed", { email })}
          ask={{
            action: actions.cancelInvitation,
            input: { id: business.id, invitationId: id },
            title: t("cancelTitle"),
            description: t("cancelBody", { email }),
            confirmLabel: t("cancelConfirm"),
            cancelLabel: t("keep"),
            done: t("cancelled"),
            failed: t("cancelFailed"),
            focusNext,
            onDone: changed,
            // It was accepted or canceled since: the page is stale.
            onGone: changed,
          }}
        >
          <MailX aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t("cancel")}</span>
        </AskFirst>
      )}
    </li>
  );
}

const ConfirmAdminDialog = onDemand(() => import("./confirm-admin-dialog"));

/** Makes somebody an admin by email address. First asks for confirmation, showing the account's name. */
function AddAdminForm() {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const { formProps, pending, error, field } = useActionForm(asCandidate(actions.findCandidate), {
    keepAs: `admin:${business.id}`,
    onSuccess: setCandidate,
  });
  return (
    <form {...formProps} className="mt-4 grid gap-3">
      <FormError error={error} title={t("addFailed")} />
      <input type="hidden" name="id" value={business.id} />
      <div className="flex flex-wrap items-start gap-2.5">
        <EmailField
          className="min-w-0 flex-1 basis-60"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="off"
          error={field("email").error}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={pending}
          className="max-sm:w-full sm:mt-[1.875rem]"
          onFocus={ConfirmAdminDialog.preload}
        >
          <UserPlus aria-hidden className="size-5" />
          {t("add")}
        </Button>
      </div>
      {candidate && (
        <ConfirmAdminDialog
          candidate={candidate}
          onAdded={() => formProps.ref.current?.reset()}
          onClose={() => setCandidate(null)}
        />
      )}
    </form>
  );
}

/** Returns the address with the response, since the field may have changed by the time of the confirmation. */
function asCandidate(find: BusinessActions["findCandidate"]): FormAction<Candidate> {
  return async (input, stamp) => {
    const found = await find(input, stamp);
    const email = input.get("email");
    return found.ok
      ? { ok: true, data: { ...found.data, email: typeof email === "string" ? email.trim() : "" } }
      : found;
  };
}
