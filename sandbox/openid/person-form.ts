import { escapeHtml } from "@/sandbox/http/escape-html";

/** The page on which whoever comes says who they are. It sends the question along. */
export function personForm(question: [string, string][]): string {
  const hidden = question.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sample ID</title>
<link rel="icon" href="data:,">
<style>body { font: 1rem/1.5 sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem }
label, button { display: block; margin-top: 1rem } input:not([type=hidden]) { width: 100%; font: inherit; padding: .5rem }
button { font: inherit; padding: .75rem 1.5rem }</style>
<h1>Sample ID</h1>
<p>Stands in for a company's sign-in. It believes whatever you type.</p>
<form action="/authorize">
${hidden.join("\n")}
<label>Name <input name="name" value="Mateo Rivas" required></label>
<label>Email <input name="email" type="email" value="mateo@example.com" required></label>
<button>Continue</button>
</form>
</html>`;
}
