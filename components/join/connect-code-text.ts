const GROUP = 4;

/** A code as people read it: in capitals and groups of four, "abcd efgh" → "ABCD-EFGH". */
export function groupConnectCode(typed: string): string {
  return (bare(typed).match(new RegExp(`.{1,${GROUP}}`, "gu")) ?? []).join("-");
}

/** Whether there is no code: spaces and dashes alone do not count. */
export function isBlankCode(typed: string): boolean {
  return bare(typed) === "";
}

function bare(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}
