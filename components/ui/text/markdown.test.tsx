import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { KeptMarkdown } from "./kept-markdown";
import { Markdown } from "./markdown";

/** Known attacks through Markdown; each must come out as text, or not at all. */
const HOSTILE = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><a xlink:href='javascript:alert(1)'><text y='1em'>x</text></a></svg>",
  "<iframe src='https://evil.example'></iframe>",
  "<object data='data:text/html,<script>alert(1)</script>'></object>",
  "<embed src='javascript:alert(1)'>",
  "<form action='https://evil.example'><input name=password><button>Go</button></form>",
  "<style>*{display:none}</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href='https://evil.example/'>",
  "<p onclick='alert(1)' style='position:fixed;inset:0'>x</p>",
  "<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>",
  "<details open ontoggle=alert(1)>x</details>",
  "<a href='javascript:alert(1)'>x</a>",
  "<!--><img src=x onerror=alert(1)>-->",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java&#10;script:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](file:///etc/passwd)",
  "[x](blob:https://evil.example/1)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](/&#9;/evil.example)",
  "[x]\n\n[x]: javascript:alert(1) 'onmouseover=alert(1)'",
  "<javascript:alert(1)>",
  '<https://evil.example/" onmouseover="alert(1)>',
  "[x](https://evil.example/\"onmouseover=alert(1) 'y')",
  "![x](https://evil.example/pixel.gif)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg onload=alert(1)>)",
  "- [ ] <input autofocus onfocus=alert(1)>",
  "# x {#id onclick=alert(1)}",
  "| x |\n|---|\n| <img src=x onerror=alert(1)> |",
  "`</code><script>alert(1)</script>`",
  "```html\n</code></pre><script>alert(1)</script>\n```",
  '```x" onmouseover="alert(1)\ny\n```',
  "x[^1]\n\n[^1]: <img src=x onerror=alert(1)> [y](javascript:alert(1))",
];

const ELEMENTS = new Set(
  "div p br strong em del ul ol li a span h2 h3 h4 h5 h6 hr blockquote code pre table thead tbody tr th td".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(["class", "href", "rel", "start", "scope", "role"]);

function rendered(markdown: string): Element {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = renderToStaticMarkup(<Markdown>{markdown}</Markdown>);
  return page.body;
}

describe("Markdown", () => {
  test("there are more than 30 hostile texts", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(30);
  });

  test.each(HOSTILE)("makes %j harmless", (markdown) => {
    for (const element of rendered(markdown).querySelectorAll("*")) {
      expect(ELEMENTS).toContain(element.localName);
      for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name);
      const href = element.getAttribute("href");
      if (href !== null) expect(new URL(href, "https://ours.example").href).toMatch(/^(https?:|mailto:)/);
      // Only an explicit link to another site may lead there.
      if (href?.startsWith("/")) expect(new URL(href, "https://ours.example").host).toBe("ours.example");
    }
  });

  test("keeps what help is written in", () => {
    const page = rendered(
      "Press **Post**.\n\n3. one\n4. *two*\n\n- a\n\n## Next\n\n| A |\n|---|\n| b |\n\n[Help](/help?item=x) [out](https://example.com) <a@example.com>",
    );
    expect(page.querySelector("strong")?.textContent).toBe("Post");
    expect(page.querySelector("ol")?.getAttribute("start")).toBe("3");
    expect(page.querySelector("h4")?.textContent).toBe("Next");
    expect(page.querySelector("td")?.textContent).toBe("b");
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/help?item=x",
      "https://example.com",
      "mailto:a@example.com",
    ]);
  });

  test("begins its headings at the level of the place", () => {
    const html = renderToStaticMarkup(<Markdown headings={2}>{"## One\n\n### Two"}</Markdown>);
    expect(html).toMatch(/<h2[^>]*>One<\/h2>[\s\S]*<h3[^>]*>Two<\/h3>/);
  });

  test("of a text that everybody gets is parsed once for each level of headings", () => {
    const text = "# Codes\n\n**Once** each.";
    expect(KeptMarkdown({ children: text })).toBe(KeptMarkdown({ children: text }));
    for (const headings of [2, 4] as const)
      expect(renderToStaticMarkup(<KeptMarkdown headings={headings}>{text}</KeptMarkdown>)).toBe(
        renderToStaticMarkup(<Markdown headings={headings}>{text}</Markdown>),
      );
  });
});
