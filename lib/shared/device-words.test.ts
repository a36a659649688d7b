import { expect, it } from "vitest";
import { deviceWords } from "./device-words";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const CHROME = `${WEBKIT} Chrome/141.0.0.0`;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iPhone"],
  [`${IPHONE} EdgiOS/141.0.0.0 Version/18.0 Mobile/15E148 Safari/604.1`, "Edge", "iPhone"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/122.0.0.0`, "Opera", "Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Mac"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome", "Chromebook"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/141.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  ["curl/8.5.0", null, null],
  ["<script>alert(1)</script>", null, null],
  ["", null, null],
  [null, null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(deviceWords(userAgent)).toEqual({ browser, system });
});
