/** The fields of a user's message; none of one that is no JSON object. */
export function fieldsOf(texts: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(texts) as object) };
  } catch {
    return {};
  }
}
