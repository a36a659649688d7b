import type Stripe from "stripe";
import { saveCard } from "./cards";
import { asksOwner, digits, payOnPage } from "./checkout";
import { afterPayment } from "./clock";
import { StripeFault } from "./fault";
import { invoiceLines, invoicePdf } from "./invoice-pages";
import { attempt } from "./invoices";
import { find, idOf, now, type State } from "./state";
import { escapeHtml } from "@/sandbox/http/escape-html";

/** What a page answers: a page or a file, or the address to go to. */
export type PageAnswer = { type: string; body: string | Buffer } | { to: string };

/** The hosted pages: checkout, portal and invoice. Null for any other address. */
export function hostedPage(state: State, path: string, form: URLSearchParams | null): PageAnswer | null {
  const [, kind, what, id = ""] = /^\/(c|p|i)\/(pay|session|view|pdf)\/([\w]+)$/.exec(path) ?? [];
  if (kind === "c") return checkoutPage(state, find(state.sessions, "checkout.session", id), form);
  if (kind === "p") return portalPage(state, find(state.portals, "portal session", id), form);
  if (kind === "i") {
    const invoice = find(state.invoices, "invoice", id);
    return what === "pdf"
      ? { type: "application/pdf", body: invoicePdf(invoice) }
      : html(invoicePage(invoice));
  }
  return null;
}

function checkoutPage(
  state: State,
  session: Stripe.Checkout.Session,
  form: URLSearchParams | null,
): PageAnswer {
  const done = { to: session.success_url ?? "/" };
  if (session.status === "complete") return done;
  if (session.status !== "open")
    return html(frame("Expired", "<p>This checkout has expired. Go back and start again.</p>"));
  const price = session.line_items?.data[0]?.price;
  const trial = state.trials[session.id] ?? 0;
  const what = `<p>${trial > 0 ? `${trial} days free, then ` : ""}$${((price?.unit_amount ?? 0) / 100).toFixed(2)} per ${price?.recurring?.interval ?? "month"}</p>`;
  if (!form) return html(payForm("Pay", what, session.cancel_url));
  const card = form.get("card") ?? "";
  const proof = form.get("proof");
  if (asksOwner(card) && proof === null) return html(proofForm(card));
  if (proof === "fail")
    return html(payForm("Pay", alert("We are unable to authenticate your card."), session.cancel_url));
  try {
    payOnPage(state, session, card);
    return done;
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return html(payForm("Pay", alert(error.message) + what, session.cancel_url));
  }
}

/** Another card, which also pays what is open. */
function portalPage(
  state: State,
  portal: Stripe.BillingPortal.Session,
  form: URLSearchParams | null,
): PageAnswer {
  if (!form) return html(payForm("Save card", "<p>Your card and your invoices.</p>", portal.return_url));
  changeCard(state, portal.customer, form.get("card") ?? "");
  return { to: portal.return_url ?? "/" };
}

/** The customer pays with another card from now on; what is open is charged to it. */
export function changeCard(state: State, customer: string, card: string): void {
  saveCard(state, customer, digits(card));
  for (const invoice of Object.values(state.invoices)) {
    if (idOf(invoice.customer) !== customer || invoice.status !== "open") continue;
    if (attempt(state, invoice, now(state))) afterPayment(state, invoice);
  }
}

function invoicePage(invoice: Stripe.Invoice): string {
  const [title = "", ...lines] = invoiceLines(invoice);
  return frame(title, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""));
}

function payForm(label: string, above: string, back: string | null): string {
  const link = back ? `<p><a href="${escapeHtml(back)}">Back</a></p>` : "";
  const field = `<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required value="4242 4242 4242 4242"></label>`;
  return frame(
    "Stripe sandbox",
    `${above}<form method="post">${field}<button>${label}</button></form>${link}`,
  );
}

function proofForm(card: string): string {
  const hidden = `<input type="hidden" name="card" value="${escapeHtml(card)}">`;
  const buttons = `<button name="proof" value="complete">Complete authentication</button><button name="proof" value="fail">Fail authentication</button>`;
  return frame("3-D Secure", `<form method="post">${hidden}${buttons}</form>`);
}

function alert(text: string): string {
  return `<p role="alert">${escapeHtml(text)}</p>`;
}

function html(body: string): PageAnswer {
  return { type: "text/html; charset=utf-8", body };
}

function frame(title: string, body: string): string {
  const style =
    "body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;min-height:44px;width:100%;margin:.5rem 0;box-sizing:border-box}";
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>Nothing is charged: this is a stand-in for Stripe.</p>${body}</html>`;
}
