"use server";

import { logIn } from "@/lib/account/log-in";
import { logOut } from "@/lib/account/log-out";
import { register } from "@/lib/account/register";
import { registerOrLogIn } from "@/lib/account/register-or-log-in";
import { requestPasswordReset } from "@/lib/account/request-password-reset";
import { resetPassword } from "@/lib/account/reset-password";
import {
  logInInput,
  nothing,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  takeBackEmailInput,
} from "@/lib/account/schema";
import { takeBackEmail } from "@/lib/account/take-back-email";
import { arrivalAction, publicAction } from "@/lib/http/action";
import { redeemConnectCode } from "@/lib/projects/redeem-connect-code";
import { logInAndJoinInput, registerAndJoinInput } from "@/lib/projects/schema";

export const logInAction = publicAction(logInInput, logIn);
export const logInAndJoinAction = arrivalAction(logInAndJoinInput, logIn, redeemConnectCode);
export const logOutAction = publicAction(nothing, logOut);
export const registerAction = publicAction(registerInput, register);
export const registerAndJoinAction = arrivalAction(registerAndJoinInput, registerOrLogIn, redeemConnectCode);
export const requestPasswordResetAction = publicAction(requestResetInput, requestPasswordReset);
export const takeBackEmailAction = publicAction(takeBackEmailInput, takeBackEmail);
export const resetPasswordAction = publicAction(resetPasswordInput, resetPassword);
