/** How long a code that was mailed works: ten minutes. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** Begins the names under which a browser keeps where codes were mailed. */
export const CODE_SENT = "code-sent:";
