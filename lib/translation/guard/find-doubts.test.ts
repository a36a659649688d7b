import { expect, test } from "vitest";
import { findDoubts } from "./find-doubts";
import { translations } from "@/evaluation/lists";

test("a doubt's quotes are at its positions in both texts", () => {
  for (const pair of [...translations("second"), ...translations("third")]) {
    for (const { original, translated, originalAt, translatedAt } of findDoubts(pair)) {
      expect(original).toBe(originalAt ? pair.original.slice(originalAt.start, originalAt.end) : "");
      expect(translated).toBe(
        translatedAt ? pair.translation.slice(translatedAt.start, translatedAt.end) : "",
      );
      expect(original + translated).not.toBe("");
    }
  }
});
