const NAMES = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["discover", "Discover"],
  ["diners", "Diners Club"],
  ["jcb", "JCB"],
  ["unionpay", "UnionPay"],
]);

/** A card brand's name by Stripe's code for it; undefined for uncommon ones. */
export function brandName(code: string): string | undefined {
  return NAMES.get(code);
}
