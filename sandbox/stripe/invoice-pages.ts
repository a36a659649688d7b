import type Stripe from "stripe";

/** The invoice with the addresses of its page and its PDF, which Stripe gives it once it is final. */
export function withLinks(invoice: Stripe.Invoice, origin: string): Stripe.Invoice {
  const hosted_invoice_url = `${origin}/i/view/${invoice.id}`;
  return { ...invoice, hosted_invoice_url, invoice_pdf: `${origin}/i/pdf/${invoice.id}` };
}

/** What an invoice says: its title, then a line for each position. */
export function invoiceLines({ number, status, amount_due: due, lines }: Stripe.Invoice): string[] {
  const positions = lines.data.map(({ description, amount }) => `${description ?? ""}: ${dollars(amount)}`);
  return [`Invoice ${number ?? ""}`, ...positions, `Total due: ${dollars(due)}, ${status ?? "draft"}`];
}

/** The same as a PDF of one page. */
export function invoicePdf(invoice: Stripe.Invoice): Buffer {
  const shown = invoiceLines(invoice).map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`);
  const content = `BT /F1 14 Tf 20 TL 72 760 Td ${shown.join(" ")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  return Buffer.from(pdfOf(objects), "latin1");
}

/** A PDF file of these objects, the first of which is its catalog. */
function pdfOf(objects: string[]): string {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
}

function dollars(cents: number): string {
  return `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
