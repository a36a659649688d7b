import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { cases } from "@/sandbox/matrix/cases";

const BROWSER_KEYS = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
};

export default cases(
  `
POST /api/register                                       201  201  201  201  201  201  201  201  201  201  newcomer
POST /api/login                                          200  200  200  200  200  200  200  200  200  200  rosaLogsIn
POST /api/login · one's own account                      401  200  200  200  200  200  200  200  403  200  ownAccount
POST /api/logout                                         204  204  204  204  204  204  204  204  204  204
POST /api/sign-in-codes                                  204  204  204  204  204  204  204  204  204  204  newAddress
POST /api/sign-in-codes/verify                           400  400  400  400  400  400  400  400  400  400  guessedCode
POST /api/request-password-reset                         200  200  200  200  200  200  200  200  200  200  unknownAddress
POST /api/reset-password                                 400  400  400  400  400  400  400  400  400  400  guessedToken
POST /api/take-back-email                                400  400  400  400  400  400  400  400  400  400  guessedToken
GET /api/auth/start/{provider}                           303  303  303  303  303  303  303  303  303  303  unknownProvider
GET /api/auth/callback/{provider}                        303  303  303  303  303  303  303  303  303  303  unknownProvider
POST /api/auth/callback/{provider}                       303  303  303  303  303  303  303  303  303  303  apple
GET /api/user                                            401  200  200  200  200  200  200  200  401  200
PUT /api/user/profile                                    401  200  200  200  200  200  200  200  401  200  ownProfile
POST /api/user/confirm-email                             401  400  400  400  400  400  400  400  401  400  guessedCode
POST /api/user/email-code                                401  204  204  204  204  204  204  204  401  204
POST /api/passkeys/sign-in-options                       200  200  200  200  200  200  200  200  200  200
POST /api/passkeys/sign-in                               400  400  400  400  400  400  400  400  400  400  noPasskey
POST /api/passkeys/sign-up-options                       200  200  200  200  200  200  200  200  200  200  newcomer
POST /api/passkeys/sign-up                               400  400  400  400  400  400  400  400  400  400  noPasskey
GET /api/user/passkeys                                   401  200  200  200  200  200  200  200  401  200
POST /api/user/passkeys/options                          401  200  200  200  200  200  200  200  401  200  ownProof
POST /api/user/passkeys                                  401  400  400  400  400  400  400  400  401  400  noPasskey
PATCH /api/user/passkeys/{id}                            401  404  404  404  404  404  404  404  401  404  unknownPasskey
DELETE /api/user/passkeys/{id}                           401  404  404  404  404  404  404  404  401  404  unknownPasskey
PUT /api/user/preferences                                401  200  200  200  200  200  200  200  401  200  preferences
POST /api/user/password                                  401  204  204  204  204  204  204  204  401  204  ownPassword
POST /api/user/password · a guess                        401  400  400  400  400  400  400  400  401  400  guessedPassword
GET /api/user/sign-ins                                   401  200  200  200  200  200  200  200  401  200
DELETE /api/user/sign-ins/{id}                           401  404  404  404  404  404  404  404  401  404  unknownSignIn
POST /api/user/sign-out-elsewhere                        401  204  204  204  204  204  204  204  401  204
POST /api/user/sign-out-everywhere                       401  204  204  204  204  204  204  204  401  204
GET /api/user/deletion                                   401  200  200  200  200  200  200  200  401  200
POST /api/user/deletion                                  401  409  200  200  200  200  200  409  401  200  ownDeletion
DELETE /api/user/deletion                                401  204  204  204  204  204  204  204  401  204
GET /api/user/data                                       401  200  200  200  200  200  200  200  401  200
GET /api/notification-preferences                        401  200  200  200  200  200  200  200  401  200
PUT /api/notification-preferences                        401  200  200  200  200  200  200  200  401  200  mentionsByEmail
POST /api/push-subscriptions                             401  503  503  503  503  503  503  503  401  503  browser
DELETE /api/push-subscriptions                           401  204  204  204  204  204  204  204  401  204  browser
GET /api/unsubscribe/{token}                             303  303  303  303  303  303  303  303  303  303  guessedLink
POST /api/unsubscribe/{token}                            400  400  400  400  400  400  400  400  400  400  guessedLink
PUT /api/user/recording-consent                          401  204  204  204  204  204  204  204  401  204
`,
  {
    newcomer: () => ({ body: { name: "New", email: `${randomUUID()}@example.com`, password: "secret!" } }),
    rosaLogsIn: ({ rosa }) => ({ body: { email: rosa.user.email, password: rosa.user.password } }),
    ownAccount: (_, { email, password }) => ({ body: { email, password } }),
    ownProfile: (_, { name, email }) => ({ body: { name, email } }),
    preferences: () => ({ body: { language: "en", timeZone: null } }),
    mentionsByEmail: () => ({ body: { kinds: { mention: { email: "daily" } } } }),
    browser: () => ({ body: { endpoint: "https://fcm.googleapis.com/fcm/send/a", keys: BROWSER_KEYS } }),
    guessedLink: () => ({ token: "a.guess" }),
    ownPassword: (_, { password }) => ({
      body: { currentPassword: password, newPassword: password, confirmPassword: password },
    }),
    ownDeletion: (_, { password }) => ({ body: { currentPassword: password, withProjects: true } }),
    guessedPassword: () => ({
      body: { currentPassword: "a guess", newPassword: "12345678", confirmPassword: "12345678" },
    }),
    newAddress: () => ({ body: { email: `${randomUUID()}@example.com` } }),
    guessedCode: () => ({ body: { email: "nobody@example.com", code: "123456" } }),
    apple: () => ({ provider: "apple" }),
    unknownProvider: () => ({ provider: "oidc" }),
    noPasskey: () => ({ body: { id: "AA", rawId: "AA", type: "public-key", response: {} } }),
    ownProof: (_, { password }) => ({ body: { currentPassword: password } }),
    unknownPasskey: () => ({ id: randomUUID(), body: { name: "Phone" } }),
    unknownSignIn: () => ({ id: randomUUID() }),
    unknownAddress: () => ({ body: { email: "nobody@example.com" } }),
    guessedToken: () => ({
      body: { token: "a guess", newPassword: "12345678", confirmPassword: "12345678" },
    }),
  },
);
