/** What the environment says of the AI service. */
type AiVariables = Partial<Record<"OPENAI_API_KEY" | "OPENAI_BASE_URL", string | undefined>>;

/** Many servers of one's own take no key; OpenAI's client wants one. */
const NO_KEY = "none";

/** The key of the AI service that the environment sets up, with the address of a server other than OpenAI's alone if need be; undefined without a service. */
export function aiKey({ OPENAI_API_KEY, OPENAI_BASE_URL }: AiVariables): string | undefined {
  if (OPENAI_API_KEY) return OPENAI_API_KEY;
  return OPENAI_BASE_URL && !isOpenAi(OPENAI_BASE_URL) ? NO_KEY : undefined;
}

export function isOpenAi(baseUrl: string): boolean {
  return URL.parse(baseUrl)?.host === "api.openai.com";
}
