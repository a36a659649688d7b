import { parseArgs } from "node:util";
import { startInbox } from "./inbox-server";
import { main, onStop } from "@/sandbox/run/lifecycle";

// The inbox in its own process: node --import tsx sandbox/inbox/inbox.ts --folder F [--smtp-port N] [--web-port N]
main(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { folder: text, "smtp-port": text, "web-port": text } });
  const ports = {
    smtpPort: Number(values["smtp-port"] ?? 1025),
    webPort: Number(values["web-port"] ?? 3001),
  };
  const inbox = await startInbox({ folder: values.folder ?? ".data/inbox", ...ports });
  onStop(() => inbox.stop());
  console.log(JSON.stringify({ smtpUrl: inbox.smtpUrl, url: inbox.url }));
  return new Promise(() => undefined);
});
