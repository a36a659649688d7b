import { beforeAll, expect, test, vi } from "vitest";
import { signed } from "@/sandbox/stripe/deliver";

const SECRET = "whsec_of_this_test";

beforeAll(() => {
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", SECRET);
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_of_this_test");
});

const EVENT = { id: "evt_1", type: "invoice.paid", created: 1_790_000_000 };
const data = (object: unknown) => ({ ...EVENT, data: { object } });
const ours = data({ id: "in_1", customer: "cus_1" });

/** None of these gets as far as the database, which this test does not have. */
test.each<[unknown, number]>([
  [null, 400],
  [[], 400],
  ["text", 400],
  [7, 400],
  [{}, 400],
  [EVENT, 400],
  [{ ...EVENT, data: null }, 400],
  [data(undefined), 400],
  [data(null), 400],
  [data("in_1"), 400],
  [{ ...ours, id: undefined }, 400],
  [{ ...ours, id: { of: "evt_1" } }, 400],
  [{ ...ours, id: "e".repeat(256) }, 400],
  [{ ...ours, type: undefined }, 400],
  [{ ...ours, type: 7 }, 400],
  [{ ...ours, type: "t".repeat(101) }, 400],
  [{ ...ours, created: undefined }, 400],
  [{ ...ours, created: "yesterday" }, 400],
  [{ ...ours, created: 1e18 }, 400],
  [data({ customer: "cus_\0" }), 400],
  [data({}), 200],
  [data({ customer: 7 }), 200],
  [data({ customer: {} }), 200],
  [data({ customer: { id: 7 } }), 200],
  [data({ customer: ["cus_1"] }), 200],
  [{ ...data({ id: 7 }), type: "customer.updated" }, 200],
  [{ ...ours, account: "acct_somebody_else" }, 200],
])("a signed %j is answered with %i", async (body, status) => {
  const { POST } = await import("./route");
  const { payload, signature } = signed(body as object, SECRET);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const request = new Request("https://plumbline.example/api/webhooks/stripe", {
    method: "POST",
    body: payload,
    headers,
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(status);
});
