import { expect, test } from "vitest";
import { pageRules } from "./printed-page";

const rulesOf = (head: string, text = "Page {page} of {pages}") =>
  pageRules({
    head,
    footer: null,
    number: ({ page, pages }) => text.replace("{page}", page).replace("{pages}", pages),
  });

test("each page has its number among all, in the language's order", () => {
  expect(rulesOf("Birch Lane")).toContain('content: "Page " counter(page) " of " counter(pages);');
  expect(rulesOf("Birch Lane", "{pages}, {page}")).toContain('content: counter(pages) ", " counter(page);');
});

test("a business's own line is at the foot of each page, whatever is in it", () => {
  const foot = (footer: string | null) => pageRules({ head: "Birch Lane", footer, number: () => "1" });
  expect(foot("Ortiz, License 7")).toContain('@bottom-left { content: "Ortiz, License 7";');
  expect(foot('"} x {')).toContain('@bottom-left { content: "\\22 \\7d  x \\7b ";');
  expect(foot(null)).not.toContain("@bottom-left");
});

test("a name is a string of CSS, whatever is in it", () => {
  expect(rulesOf("Obra Ñandú · 3")).toContain('content: "Obra Ñandú · 3";');
  const hostile = rulesOf('"; } body { display: none } /* \\ \n </style> 😀');
  const content = /@top-left \{ content: "([^"]*)";/.exec(hostile)?.[1] ?? "";
  expect(content).toMatch(/^(?:[\p{L}\p{N} .,:·–-]|\\[\da-f]+ )+$/u);
  expect(content).toContain("\\22 \\3b  \\7d  body");
  expect(hostile.match(/[{}]/g)).toHaveLength(rulesOf("plain").match(/[{}]/g)?.length ?? 0);
});
