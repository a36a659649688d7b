/** The configured services that receive data. */
export interface PrivacyFacts {
  /** The AI service by name or host; null for none. */
  aiService: string | null;
  /** Recordings are at Vercel Blob, not on the server's disk. */
  isAtVercel: boolean;
  hasStripe: boolean;
  hasMail: boolean;
  supportEmail: string;
}

/** Puts the parts that apply together as paragraphs; lines of a list that follow one another become one list. */
export function written(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n\n");
}
