import { expect, test } from "vitest";
import { isOwnPath, isSafeLink } from "./links";

test.each(["/", "/guide.pdf", "/help?item=a#b", "/a//b", "/.//a", "/%2F%2Felsewhere.example"])(
  "%j is a path of this site, and may be a link",
  (address) => {
    expect([isOwnPath(address), isSafeLink(address)]).toEqual([true, true]);
  },
);

test.each(["https://example.com/guide.pdf?v=1", "HTTPS://example.com", "https://xn--caf-dma.example/ñ"])(
  "%j is another site's address that may be a link",
  (address) => {
    expect([isOwnPath(address), isSafeLink(address)]).toEqual([false, true]);
  },
);

test.each([
  "",
  "guide.pdf",
  "http://example.com/guide.pdf",
  "javascript:alert(1)",
  "data:text/html,hello",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "\\\\elsewhere.example",
  "https:elsewhere.example",
  "https://",
  "https://elsewhere.example/ two words",
  "https://example.com@elsewhere.example",
  "https://:secret@elsewhere.example",
  "https://[::1",
])("%j may be no link", (address) => {
  expect([isOwnPath(address), isSafeLink(address)]).toEqual([false, false]);
});
