import { hashOf } from "./ai-answers";

const MARK = "a picture, ";

/** What the sandbox keeps of a picture that it is sent. */
export function pictureMark(url: string): string {
  return `${MARK}${hashOf(url).slice(0, 8)}`;
}

/** What the sandbox sees: a sample that says so, in the language of the instructions; null without a picture. */
export function described(texts: string, instructions: string): { shows: string } | null {
  if (!texts.includes(MARK)) return null;
  const shows = instructions.includes("Spanish")
    ? "Muestra de descripción: madera y herramienta en la obra"
    : "Sample description: lumber and a tool on the site";
  return { shows };
}
