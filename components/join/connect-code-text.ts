const GROUP = 4;

/** A code as people read it out: in capitals and in groups of four, "abcd efgh" → "ABCD-EFGH". */
export function groupConnectCode(typed: string): string {
  return (bare(typed).match(new RegExp(`.{1,${GROUP}}`, "gu")) ?? []).join("-");
}

/** True when nothing of a code is there: spaces and dashes alone do not count. */
export function isBlankCode(typed: string): boolean {
  return bare(typed) === "";
}

function bare(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}
