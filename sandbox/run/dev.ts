import { Failure } from "./failure";
import { requireWritableDir, ROOT } from "./folders";
import { main, onStop } from "./lifecycle";
import { parsePort, requireFreePort } from "./ports";
import { failsAtExit, startService } from "./service";
import { startServices } from "./services";

main(async () => {
  const port = parsePort(process.env.PORT || "3000");
  await requireFreePort(port);
  const services = await startServices({
    dataDir: requireWritableDir(process.env.DATA_DIR || ".data"),
    port,
    mode: "development",
  });
  if (services.inboxUrl) console.log(`Mails: ${services.inboxUrl}`);
  console.log(`AI: ${services.ai}`);
  const args = [`${ROOT}/node_modules/next/dist/bin/next`, "dev", "--port", String(port)];
  const next = startService({ name: "next dev", args, env: { ...services.env, NODE_ENV: "development" } });
  onStop(() => next.stop());
  const ended = failsAtExit(next.exited, (how) => new Failure(`next dev ${how}.`));
  return Promise.race([services.broken, ended]);
});
