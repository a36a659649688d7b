import { expect, test, vi } from "vitest";
import { makePictures } from "./make-pictures";

test("a photo whose bytes do not come gives its turn to the next one after twenty seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = () => ({
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<never>(() => undefined),
      return: () => Promise.reject(new Error("cut")),
    }),
  });
  const next = async function* () {
    yield await Promise.reject<Uint8Array>(new Error("its turn"));
  };
  const hung = expect(makePictures(hanging)).rejects.toMatchObject({ code: "unavailable" });
  const turn = expect(makePictures(next)).rejects.toThrow("its turn");
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all([hung, turn]);
});
