import type { Access } from "./access";
import { AppError } from "@/lib/shared/errors";

interface Signature {
  /** The header with the signature. */
  header: string;
  /** Whether the service signed exactly this text. May throw not_configured. */
  verify: (text: string, signature: string) => boolean | Promise<boolean>;
}

/**
 * A service that signs the raw text of what it sends; the call declares its body as `json(…)`. A missing or wrong signature is a
 * 400, after which the service tries again.
 */
export function signedBy({ header, verify }: Signature): Access<null> {
  return {
    precheck: (request) => {
      if (!request.headers.get(header)) throw badSignature();
    },
    identify: async (request, received) => {
      if (!received) return null;
      const { text } = received;
      if (text === undefined) throw new Error("A signed call declares its body as json()");
      if (!(await verify(text, request.headers.get(header) ?? ""))) throw badSignature();
      return null;
    },
  };
}

function badSignature(): AppError {
  return new AppError("validation_failed", { key: "badSignature" });
}
