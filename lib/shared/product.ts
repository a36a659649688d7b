/** The product's name, wherever people read it. */
export const PRODUCT_NAME = "Plumbline";

/** Prices in US cents and the terms that go with them. */
export const PRICING = {
  currency: "USD",
  monthlyCents: 1999,
  yearlyCents: 17999,
  /** Twelve monthly payments less one yearly. */
  yearlySavingCents: 5989,
  trialDays: 7,
  monthlyProjectLimit: 20,
} as const;
