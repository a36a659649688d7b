import { z } from "zod";
import { fileAddresses, fileAddressShape } from "./kinds";
import { view } from "@/lib/kernel/returns";

export const uploadView = view("Upload", "An upload as its uploader sees it.", () =>
  z.strictObject({
    id: z.uuid(),
    state: z.enum(["receiving", "complete"]),
    receivedParts: z.array(z.int()).describe("The numbers of the parts that the server has, in order."),
    ...fileAddressShape(),
  }),
);

export const begunUploadView = view("BegunUpload", "An upload whose parts can be sent.", () =>
  uploadView().pick({ id: true, receivedParts: true }),
);

export const fileAddressView = view("FileAddress", "Where a complete file is.", () =>
  z.union(fileAddresses()),
);
