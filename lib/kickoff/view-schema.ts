import { z } from "zod";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import { view } from "@/lib/kernel/returns";

export const folderView = view("Folder", "A folder of a proposal.", () => ({
  name: z.string(),
  description: z.string(),
  subtasks: z.array(z.strictObject({ name: z.string(), isCompleted: z.boolean() })),
}));

export const proposalView = view("Proposal", "A plan to review before anything is created.", () => ({
  title: z.string(),
  description: z.string(),
  folders: z.array(folderView()),
  dueDate: z.iso
    .date()
    .nullable()
    .describe("YYYY-MM-DD: the asked one, else the one that the prompt names, which may have passed."),
  defaultUpdatePermissions: z.enum(UPDATE_PERMISSIONS),
  assumptions: z.array(z.string()),
  risks: z.array(z.string()),
  notes: z.string().exactOptional(),
}));

export const proposalProgress = view(
  "ProposalProgress",
  "How far a proposal has come, as it streams in.",
  () => ({
    title: z.string().nullable(),
    folders: z.array(z.string()).describe("The folders named so far."),
  }),
);

export const kickedOffView = view("KickedOff", "The project that was made from a plan.", () => ({
  projectId: z.uuid(),
}));
