/** The configured services that receive data. */
export interface PrivacyFacts {
  /** The AI service by name or host; null for none. */
  aiService: string | null;
  /** Whether it is sent photos. */
  seesPhotos: boolean;
  /** Where recordings are stored, by name or host; null for the server's disk. */
  fileService: string | null;
  /** Names of those with whose accounts people can sign in. */
  providers: string[];
  hasStripe: boolean;
  hasMail: boolean;
  /** Whether pushes are sent through browsers' services. */
  hasPush: boolean;
  supportEmail: string;
}

/** What the terms say about prices, and whom to contact. Amounts are formatted for the reader's locale. */
export interface TermsFacts {
  /** Whether businesses pay. */
  isBilled: boolean;
  monthly: string;
  yearly: string;
  trialDays: number;
  projectLimit: number;
  supportEmail: string;
}

/** The long texts of pages in one language, as Markdown, each below its title and opening line; and what customers say. */
export interface PageTexts {
  about: (isBilled: boolean) => string;
  developers: string;
  privacy: (facts: PrivacyFacts) => string;
  speechService: string;
  terms: (facts: TermsFacts) => string;
  testimonials: readonly { name: string; trade: string; words: string }[];
}

/** Joins the parts that apply into paragraphs; consecutive list items become one list. */
export function joinParts(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n\n");
}
