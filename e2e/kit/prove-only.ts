import { isFullProof } from "@/sandbox/run/steps/proof";

/**
 * For a test of something rare, which is proven before a release (`npm run prove`) instead of with each change: `test("…", IN_PROVE, …)`.
 * `playwright.config.ts` leaves it out.
 */
export const IN_PROVE = { tag: "@prove" } as const;

/**
 * The readers or screens for which a file runs its tests: all of them in `npm run prove`, one of them in `npm test`. `one`
 * differs between files, so that each language and size stays covered.
 */
export function sampleOf<T>(all: readonly T[], one: number): readonly T[] {
  return isFullProof ? all : all.slice(one, one + 1);
}

/** The pages that a file's reader number `at` checks: all in `npm run prove`; `npm test` divides them among the readers. */
export function shareOf<T>(pages: readonly T[], at: number, readers: number): readonly T[] {
  return isFullProof ? pages : pages.filter((_, index) => index % readers === at);
}
