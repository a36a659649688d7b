/** A text as it is searched: without accents and capitals. The same as `search_text` in the database. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
