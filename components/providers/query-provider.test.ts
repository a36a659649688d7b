import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-provider";

test.each([
  ["", 0],
  [", also after an attempt that failed", 1],
])("what changes during a query's first read is read after it, once%s", async (_, failed) => {
  const client = createQueryClient();
  const reads: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const queryKey = ["members"];
  const shown = new QueryObserver(client, { queryKey, queryFn });
  const leave = shown.subscribe(() => undefined);
  if (failed) {
    reads[0]?.reject(new TypeError("Failed to fetch"));
    await expect.poll(() => shown.getCurrentResult().isError).toBe(true);
    void shown.refetch();
  }
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  reads[failed]?.resolve("before the change");
  await expect.poll(() => reads.length).toBe(failed + 2);
  reads[failed + 1]?.resolve("after it");
  await expect.poll(() => shown.getCurrentResult().data).toBe("after it");
  expect([reads.length, client.getQueryState(queryKey)?.isInvalidated]).toEqual([failed + 2, false]);
  leave();
});
