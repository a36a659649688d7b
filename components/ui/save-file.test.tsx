import { expect, test, vi } from "vitest";
import { saveFile } from "./save-file";

test.each([
  ["Lote 7/8: ¿sótano?.zip", "Lote 7.8. ¿sótano..zip"],
  ["2026-11-20 14:14 <Ana>.csv", "2026-11-20 14.14 .Ana..csv"],
])("%j is saved as file systems take it", (name, saved) => {
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  saveFile({ name, content: new Blob() });
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(saved);
  click.mockRestore();
});
