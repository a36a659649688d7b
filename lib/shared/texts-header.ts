/** Sent with each call of a page, which keeps a refusal on the screen when the reader chooses another language. */
export const TEXTS_HEADER = "x-texts-in-each-language";
