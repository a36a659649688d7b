"use server";

import { requestSignInCode, signInByCode } from "@/lib/account/codes/sign-in-by-code";
import { takeBackEmail } from "@/lib/account/email/take-back-email";
import { signInByPasskey, startPasskeySignIn } from "@/lib/account/passkeys/sign-in-by-passkey";
import { signUpByPasskey, startPasskeySignUp } from "@/lib/account/passkeys/sign-up-by-passkey";
import { requestPasswordReset, resetPassword } from "@/lib/account/password/reset-password";
import * as account from "@/lib/account/schema";
import { logOut } from "@/lib/account/session/end-sessions";
import { logIn, registerOrLogIn } from "@/lib/account/sign-in/log-in";
import { arrivalAction, publicAction } from "@/lib/http/action";
import { redeemConnectCode } from "@/lib/projects/codes/redeem-connect-code";
import { unsubscribeByLink, unsubscribeInput } from "@/lib/notifications/deliver/unsubscribe";
import * as projects from "@/lib/projects/schema";

export const logInAction = publicAction(account.logInInput, logIn);
export const logInAndJoinAction = arrivalAction(projects.logInAndJoinInput, logIn, redeemConnectCode);
export const logOutAction = publicAction(account.nothing, logOut);
export const registerAction = publicAction(account.registerInput, registerOrLogIn);
export const registerAndJoinAction = arrivalAction(
  projects.registerAndJoinInput,
  registerOrLogIn,
  redeemConnectCode,
);
export const requestPasswordResetAction = publicAction(account.emailInput, requestPasswordReset);
export const requestSignInCodeAction = publicAction(account.requestCodeInput, requestSignInCode);
export const signInByCodeAction = publicAction(account.signInByCodeInput, signInByCode);
export const signInByCodeAndJoinAction = arrivalAction(
  projects.signInByCodeAndJoinInput,
  signInByCode,
  redeemConnectCode,
);
export const startPasskeySignInAction = publicAction(account.nothing, startPasskeySignIn);
export const signInByPasskeyAction = publicAction(account.passkeyAnswer, signInByPasskey);
export const signInByPasskeyAndJoinAction = arrivalAction(
  projects.passkeyAndJoinInput,
  signInByPasskey,
  redeemConnectCode,
);
export const startPasskeySignUpAction = publicAction(account.signUpByPasskeyInput, startPasskeySignUp);
export const signUpByPasskeyAction = publicAction(account.passkeyCreated, signUpByPasskey);
export const signUpByPasskeyAndJoinAction = arrivalAction(
  projects.passkeySignUpAndJoinInput,
  signUpByPasskey,
  redeemConnectCode,
);
export const takeBackEmailAction = publicAction(account.takeBackEmailInput, takeBackEmail);
export const resetPasswordAction = publicAction(account.resetPasswordInput, resetPassword);
export const unsubscribeAction = publicAction(unsubscribeInput, unsubscribeByLink);
