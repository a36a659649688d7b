/** What a voice message says while nothing is heard in it. */
export const AUDIO_MESSAGE = "Audio message";
