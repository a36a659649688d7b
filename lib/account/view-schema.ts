import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const userView = view("User", "A user as they see themselves.", () => ({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
}));

export const signedInByCodeView = view("SignedInByCode", "A user who signed in with a mailed code.", () => ({
  ...userView().shape,
  waysRemoved: z
    .boolean()
    .optional()
    .describe(
      "Whether their password, passkeys and linked accounts went, as nobody had confirmed the address.",
    ),
}));

export const takenBackView = view("TakenBack", "The answer to taking an address back.", () => ({
  email: z.string(),
  resetToken: z.string().describe("For the reset page: the old password no longer works."),
}));

export const preferencesView = view(
  "Preferences",
  "A user's language and time zone, and how they read what others write.",
  () => ({
    language: z.string(),
    timeZone: z.string().nullable().describe("IANA name; null for that of the device."),
    originalsFirst: z
      .boolean()
      .describe("Whether texts are shown as they were written until they ask for a translation."),
  }),
);

export const passkeyView = view("Passkey", "A passkey of one's own, without its key.", () => ({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
}));

export const signInView = view("SignIn", "Where a user is signed in.", () => ({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  way: z.enum(["password", "code", "passkey"]).nullable(),
  provider: z.string().nullable().describe("Its name, where they signed in with its account."),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe("To the hour."),
  isCurrent: z.boolean(),
}));

const challenge = () => z.string().describe("base64url; works once, for five minutes.");

export const passkeyRequestView = view(
  "PasskeyRequest",
  "What WebAuthn's `get` is called with, in its JSON form.",
  () => ({
    challenge: challenge(),
    rpId: z.string(),
    timeout: z.number().describe("Milliseconds."),
    userVerification: z.literal("required"),
  }),
);

export const passkeyCreationView = view(
  "PasskeyCreation",
  "What WebAuthn's `create` is called with, in its JSON form.",
  () => ({
    challenge: challenge(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
    timeout: z.number().describe("Milliseconds."),
  }),
);

export const noticeView = view("Notice", "A sentence for the person, in their language.", () => ({
  message: z.string(),
}));

export const requestedResetView = view("RequestedReset", "The same for known and unknown addresses.", () => ({
  message: z.string(),
  resetLink: z
    .string()
    .exactOptional()
    .describe("Outside production alone; for an unknown address it does not work."),
}));
