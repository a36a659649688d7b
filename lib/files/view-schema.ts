import { z } from "zod";
import { fileAddresses, fileAddressShape } from "./kinds";
import { view, viewOf } from "@/lib/kernel/returns";

export const uploadView = view("Upload", "An upload as its uploader sees it.", () => ({
  id: z.uuid(),
  state: z.enum(["receiving", "complete"]),
  receivedParts: z.array(z.int()).describe("The numbers of the parts that the server has, in order."),
  ...fileAddressShape(),
}));

export const begunUploadView = viewOf("BegunUpload", "An upload whose parts can be sent.", () =>
  uploadView().pick({ id: true, receivedParts: true }),
);

export const fileAddressView = viewOf("FileAddress", "Where a complete file is.", () =>
  z.union(fileAddresses()),
);
