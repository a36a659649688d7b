import { isFullProof } from "@/sandbox/run/proof";

/**
 * For which of its readers or screens a file's stories are told: for each of them by `npm run prove`, and for one by
 * `npm test`, whose stories take turns so that each language and size stays covered.
 */
export function toldFor<T>(all: readonly T[], one: number): readonly T[] {
  return isFullProof ? all : all.slice(one, one + 1);
}

/** Which of many pages a file's reader number `at` looks at: all under `npm run prove`; `npm test` deals them out to the readers. */
export function shareOf<T>(pages: readonly T[], at: number, readers: number): readonly T[] {
  return isFullProof ? pages : pages.filter((_, index) => index % readers === at);
}
