/** Next calls this once per server process. What needs Node is imported here only, since the file is compiled for Edge too. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { boot } = await import("@/lib/boot");
  await boot();
}
