"use server";

import { requestSignInCode } from "@/lib/account/codes/request-sign-in-code";
import { signInByCode } from "@/lib/account/codes/sign-in-by-code";
import { takeBackEmail } from "@/lib/account/email/take-back-email";
import { signInByPasskey, startPasskeySignIn } from "@/lib/account/passkeys/sign-in-by-passkey";
import { signUpByPasskey, startPasskeySignUp } from "@/lib/account/passkeys/sign-up-by-passkey";
import { requestPasswordReset } from "@/lib/account/password/request-password-reset";
import { resetPassword } from "@/lib/account/password/reset-password";
import {
  logInInput,
  nothing,
  passkeyAnswer,
  passkeyCreated,
  registerInput,
  emailInput,
  requestCodeInput,
  resetPasswordInput,
  signInByCodeInput,
  signUpByPasskeyInput,
  takeBackEmailInput,
} from "@/lib/account/schema";
import { logOut } from "@/lib/account/session/log-out";
import { logIn } from "@/lib/account/sign-in/log-in";
import { register } from "@/lib/account/sign-in/register";
import { registerOrLogIn } from "@/lib/account/sign-in/register-or-log-in";
import { arrivalAction, publicAction } from "@/lib/http/action";
import { redeemConnectCode } from "@/lib/projects/codes/redeem-connect-code";
import { unsubscribeByLink, unsubscribeInput } from "@/lib/notifications/deliver/unsubscribe";
import {
  logInAndJoinInput,
  passkeyAndJoinInput,
  passkeySignUpAndJoinInput,
  registerAndJoinInput,
  signInByCodeAndJoinInput,
} from "@/lib/projects/schema";

export const logInAction = publicAction(logInInput, logIn);
export const logInAndJoinAction = arrivalAction(logInAndJoinInput, logIn, redeemConnectCode);
export const logOutAction = publicAction(nothing, logOut);
export const registerAction = publicAction(registerInput, register);
export const registerAndJoinAction = arrivalAction(registerAndJoinInput, registerOrLogIn, redeemConnectCode);
export const requestPasswordResetAction = publicAction(emailInput, requestPasswordReset);
export const requestSignInCodeAction = publicAction(requestCodeInput, requestSignInCode);
export const signInByCodeAction = publicAction(signInByCodeInput, signInByCode);
export const signInByCodeAndJoinAction = arrivalAction(
  signInByCodeAndJoinInput,
  signInByCode,
  redeemConnectCode,
);
export const startPasskeySignInAction = publicAction(nothing, startPasskeySignIn);
export const signInByPasskeyAction = publicAction(passkeyAnswer, signInByPasskey);
export const signInByPasskeyAndJoinAction = arrivalAction(
  passkeyAndJoinInput,
  signInByPasskey,
  redeemConnectCode,
);
export const startPasskeySignUpAction = publicAction(signUpByPasskeyInput, startPasskeySignUp);
export const signUpByPasskeyAction = publicAction(passkeyCreated, signUpByPasskey);
export const signUpByPasskeyAndJoinAction = arrivalAction(
  passkeySignUpAndJoinInput,
  signUpByPasskey,
  redeemConnectCode,
);
export const takeBackEmailAction = publicAction(takeBackEmailInput, takeBackEmail);
export const resetPasswordAction = publicAction(resetPasswordInput, resetPassword);
export const unsubscribeAction = publicAction(unsubscribeInput, unsubscribeByLink);
