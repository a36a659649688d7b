import { afterAll, vi } from "vitest";

// The test files of a worker share its process: starting one for each took as long as the tests. Each still loads its own copy of the product's modules, and leaves nothing replaced.
vi.resetModules();

const env = { ...process.env };

afterAll(async () => {
  // What is still being imported would be the next file's copy, without what that file replaces.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
});
