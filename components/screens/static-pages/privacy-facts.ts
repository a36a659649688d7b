/** The configured services that receive data. */
export interface PrivacyFacts {
  /** The AI service by name or host; null for none. */
  aiService: string | null;
  /** Whether recordings are stored at Vercel Blob, not on the server's disk. */
  isAtVercel: boolean;
  hasStripe: boolean;
  hasMail: boolean;
  supportEmail: string;
}

/** Joins the parts that apply into paragraphs; consecutive list items become one list. */
export function joinParts(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n\n");
}
