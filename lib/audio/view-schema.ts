import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const uploadView = view("Upload", "An upload as its uploader sees it.", () =>
  z.strictObject({
    id: z.uuid(),
    state: z.enum(["receiving", "complete"]),
    receivedParts: z.array(z.int()).describe("The numbers of the parts that the server has, in order."),
    audioUrl: z.string().exactOptional().describe("Once it is complete."),
  }),
);

export const audioView = view("Audio", "The address of a complete recording.", () =>
  z.strictObject({ audioUrl: z.string() }),
);

export const begunUploadView = view("BegunUpload", "An upload whose parts can be sent.", () =>
  uploadView().pick({ id: true, receivedParts: true }),
);
