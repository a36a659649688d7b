// @ts-expect-error -- By its path it has no types.
import formatOnly from "../node_modules/use-intl/dist/esm/production/format-message/format-only.js";

/**
 * next-intl's formatter of compiled texts, but for Spanish: its numbers are written as in the United States, "10,000" rather than
 * "10.000", as they are outside of texts (lib/i18n/dates.ts).
 * @param {string} key
 * @param {unknown} message
 * @param {object} values
 * @param {{ locale: string }} options
 */
export default function formatText(key, message, values, options) {
  return formatOnly(
    key,
    message,
    values,
    options.locale === "es" ? { ...options, locale: "es-US" } : options,
  );
}
formatText.raw = formatOnly.raw;
