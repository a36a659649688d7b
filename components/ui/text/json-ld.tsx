/** Structured data for search engines. `<` is escaped, so that no text in it can end the element. */
export function JsonLd({ data }: { data: object }) {
  const html = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
