/** The team's channel in an address; direct ones have the other person's id. */
export const TEAM_CHANNEL = "team";

/** What a voice message says while nothing is heard in it. */
export const AUDIO_MESSAGE = "Audio message";
