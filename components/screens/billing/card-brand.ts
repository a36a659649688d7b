const NAMES = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["discover", "Discover"],
  ["diners", "Diners Club"],
  ["jcb", "JCB"],
  ["unionpay", "UnionPay"],
]);

/** The name on the card, by Stripe's code for its brand; undefined when it is none of the common ones. */
export function brandName(code: string): string | undefined {
  return NAMES.get(code);
}
