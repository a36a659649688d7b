/** What the terms say about money, and whom to ask. Amounts are written as the reader's locale does. */
export interface TermsFacts {
  monthly: string;
  yearly: string;
  trialDays: number;
  projectLimit: number;
  supportEmail: string;
}
