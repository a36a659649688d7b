/** The team's channel in an address; direct ones have the other person's id. */
export const TEAM_CHANNEL = "team";
