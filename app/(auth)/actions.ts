"use server";

import { logIn } from "@/lib/account/log-in";
import { logOut } from "@/lib/account/log-out";
import { register } from "@/lib/account/register";
import { requestPasswordReset } from "@/lib/account/request-password-reset";
import { resetPassword } from "@/lib/account/reset-password";
import {
  logInInput,
  nothing,
  registerInput,
  requestResetInput,
  resetPasswordInput,
} from "@/lib/account/schema";
import { publicAction } from "@/lib/http/action";

export const logInAction = publicAction(logInInput, logIn);
export const logOutAction = publicAction(nothing, logOut);
export const registerAction = publicAction(registerInput, register);
export const requestPasswordResetAction = publicAction(requestResetInput, requestPasswordReset);
export const resetPasswordAction = publicAction(resetPasswordInput, resetPassword);
