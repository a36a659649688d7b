"use server";

import { confirmEmail, requestConfirmation } from "@/lib/account/email/confirm-email";
import { addPasskey, startAddingPasskey } from "@/lib/account/passkeys/add-passkey";
import { removePasskey, renamePasskey } from "@/lib/account/passkeys/edit-passkeys";
import { changePassword } from "@/lib/account/password/change-password";
import { editProfile } from "@/lib/account/profile/edit-profile";
import { setPreferences } from "@/lib/account/profile/set-preferences";
import { linkAccount, unlinkAccount } from "@/lib/account/providers/link-account";
import {
  changePasswordInput,
  codeInput,
  nothing,
  passkeyCreated,
  passkeyNameInput,
  preferencesForm,
  profileInput,
  proofInput,
  providerInput,
} from "@/lib/account/schema";
import { endSignIn } from "@/lib/account/session/end-sign-in";
import { signOutElsewhere } from "@/lib/account/session/sign-out-everywhere";
import { cancelSubscription } from "@/lib/billing/cancel-subscription";
import { changePlan } from "@/lib/billing/change-plan";
import { checkSubscriptionStatus } from "@/lib/billing/check-subscription-status";
import { createSubscription } from "@/lib/billing/create-subscription";
import { openPortal } from "@/lib/billing/open-portal";
import { reactivateSubscription } from "@/lib/billing/reactivate-subscription";
import { billingTarget, changePlanInput, subscribeInput } from "@/lib/billing/schema";
import { acceptInvitation } from "@/lib/businesses/accept-invitation";
import { addAdmin } from "@/lib/businesses/add-admin";
import { cancelInvitation } from "@/lib/businesses/cancel-invitation";
import { createBusiness } from "@/lib/businesses/create-business";
import { editBusiness } from "@/lib/businesses/edit-business";
import { findAdminCandidate } from "@/lib/businesses/find-admin-candidate";
import { removeAdmin } from "@/lib/businesses/remove-admin";
import {
  addAdminForm,
  adminParams,
  businessInput,
  candidateInput,
  editBusinessInput,
  invitationParams,
  tokenParams,
} from "@/lib/businesses/schema";
import { askForDeletion, keepAccount } from "@/lib/deletion/own-deletion";
import { deletionForm } from "@/lib/deletion/schema";
import { action } from "@/lib/http/action";
import { idParam } from "@/lib/kernel/text";
import { issueConnectCode, issueConnectCodes } from "@/lib/projects/codes/issue-connect-codes";
import { redeemConnectCode } from "@/lib/projects/codes/redeem-connect-code";
import { createProject } from "@/lib/projects/create-project";
import { removeMember } from "@/lib/projects/members/remove-member";
import { codeBatchForm, codeForm, createProjectInput, joinInput, memberParams } from "@/lib/projects/schema";
import { changeGlossary } from "@/lib/translation/glossary";
import { glossaryForm } from "@/lib/translation/schema";

export const editProfileAction = action(profileInput, editProfile);
export const requestConfirmationAction = action(nothing, requestConfirmation);
export const confirmEmailAction = action(codeInput, confirmEmail);
export const changePasswordAction = action(changePasswordInput, changePassword);
export const startAddingPasskeyAction = action(proofInput, startAddingPasskey);
export const addPasskeyAction = action(passkeyCreated, addPasskey);
export const renamePasskeyAction = action(passkeyNameInput.extend(idParam.shape), renamePasskey);
export const removePasskeyAction = action(idParam, removePasskey);
export const linkAccountAction = action(proofInput, linkAccount);
export const unlinkAccountAction = action(providerInput, unlinkAccount);
export const endSignInAction = action(idParam, endSignIn);
export const signOutElsewhereAction = action(nothing, signOutElsewhere);
export const setPreferencesAction = action(preferencesForm, setPreferences);
export const askForDeletionAction = action(deletionForm, askForDeletion);
export const keepAccountAction = action(nothing, keepAccount);
export const createBusinessAction = action(businessInput, createBusiness, { creates: "business" });
export const editBusinessAction = action(editBusinessInput, editBusiness);
export const addAdminAction = action(addAdminForm, addAdmin, { creates: "admin" });
export const findAdminCandidateAction = action(candidateInput, findAdminCandidate);
export const cancelInvitationAction = action(invitationParams, cancelInvitation);
export const acceptInvitationAction = action(tokenParams, acceptInvitation, { creates: "admin-acceptance" });
export const removeAdminAction = action(adminParams, removeAdmin);
export const changeGlossaryAction = action(glossaryForm, changeGlossary);
export const createProjectAction = action(createProjectInput, createProject, { creates: "project" });
export const issueConnectCodeAction = action(codeForm, issueConnectCode, { creates: "connect-code" });
export const issueConnectCodesAction = action(codeBatchForm, issueConnectCodes, { creates: "connect-codes" });
export const joinProjectAction = action(joinInput, redeemConnectCode, { creates: "membership" });
export const removeMemberAction = action(memberParams, removeMember);
export const createSubscriptionAction = action(subscribeInput, createSubscription);
export const checkSubscriptionStatusAction = action(billingTarget, checkSubscriptionStatus);
export const cancelSubscriptionAction = action(billingTarget, cancelSubscription);
export const reactivateSubscriptionAction = action(billingTarget, reactivateSubscription);
export const changePlanAction = action(changePlanInput, changePlan);
export const openPortalAction = action(billingTarget, openPortal);
