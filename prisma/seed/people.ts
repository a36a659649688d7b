/** Everybody in the demo, which prints the addresses of the first four for signing in. */
export const PEOPLE = {
  rosa: { name: "Rosa Ortiz", email: "owner@example.com", language: "en" },
  dale: { name: "Dale Brandt", email: "admin@example.com", language: "en" },
  mateo: { name: "Mateo Rivas", email: "worker@example.com", language: "es" },
  olga: { name: "Olga Novak", email: "operator@example.com", language: "en" },
  june: { name: "June Park", email: "june@example.com", language: "en" },
  luis: { name: "Luis Herrera", email: "luis@example.com", language: "es" },
  ana: { name: "Ana Torres", email: "ana@example.com", language: "es" },
  mei: { name: "Mei Chen", email: "mei@example.com", language: "en" },
} as const;

export type Person = keyof typeof PEOPLE;

/** The password of every demo account. */
export const DEMO_PASSWORD = "plumbline-demo";

/** The tokens of the demo's links that take back an email address. */
export const TAKE_BACK_TOKENS = {
  open: "demo-take-back-open",
  /** Another account has the address. */
  taken: "demo-take-back-taken",
} as const;

/** The tokens of the demo's admin invitations, by their state. */
export const INVITATION_TOKENS = {
  pending: "demo-invitation-pending",
  accepted: "demo-invitation-accepted",
  expired: "demo-invitation-expired",
} as const;
