/** What the terms say about prices, and whom to contact. Amounts are formatted for the reader's locale. */
export interface TermsFacts {
  monthly: string;
  yearly: string;
  trialDays: number;
  projectLimit: number;
  supportEmail: string;
}
