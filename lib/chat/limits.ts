/** How many messages a page of a channel holds when the reader scrolls up. */
export const MESSAGES_PER_PAGE = 50;

/** What a voice message says while nothing is heard in it. */
export const AUDIO_MESSAGE = "Audio message";
