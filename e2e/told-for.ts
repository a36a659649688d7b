import { isFullProof } from "@/sandbox/proof";

/**
 * For which of its readers or screens a file's stories are told: for each of them by `npm run prove`, and for one by
 * `npm test`, whose stories take turns so that each language and size stays covered.
 */
export function toldFor<T>(all: readonly T[], one: number): readonly T[] {
  return isFullProof ? all : all.slice(one, one + 1);
}
