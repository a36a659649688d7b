/** Next calls this once per server process. Node-only code is imported dynamically, since this file is compiled for Edge too. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { boot } = await import("@/lib/wiring/boot");
  await boot();
}
