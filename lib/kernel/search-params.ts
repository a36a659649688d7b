import { trimmed } from "@/lib/shared/trimmed";

/** One value of an address's query, or undefined when it is absent, blank, or given more than once. */
export function single(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" && trimmed(value) !== "" ? value : undefined;
}
