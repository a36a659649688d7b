import { newConnectCode } from "./connect-code";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import type { CodeBatchInput, CodeInput } from "@/lib/projects/schema";
import { codeSelect, type ConnectCodeView } from "@/lib/projects/view";

const HOUR_MS = 60 * 60 * 1000;

/** Makes a single-use code that lets one person join the project. */
export async function issueConnectCode(actor: Actor, input: CodeInput): Promise<ConnectCodeView> {
  const [code] = await issueConnectCodes(actor, { ...input, count: 1 });
  if (!code) throw new Error("no connect code was created");
  return code;
}

/** Makes `count` codes at once, for a whole crew. */
export async function issueConnectCodes(
  actor: Actor,
  { id, count, expirationHours }: CodeBatchInput,
): Promise<ConnectCodeView[]> {
  return whileAuthorized(actor, "code:issue", { projectId: id }, async ({ tx, project, record }) => {
    const expiresAt = new Date(Date.now() + expirationHours * HOUR_MS);
    const newRow = () => ({ projectId: project.id, code: newConnectCode(), expiresAt, createdBy: actor.id });
    const codes = await tx.connectCode.createManyAndReturn({
      data: Array.from({ length: count }, newRow),
      select: codeSelect,
    });
    const details = { codeIds: codes.map((code) => code.id), expirationHours };
    await record({ type: "code.issued", id: project.id, details });
    return codes.map(withIsoTimes);
  });
}
