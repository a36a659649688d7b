import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { notFound } from "@/lib/shared/errors";

/** Unknown paths get a 404 in the API's error format, not a page. */
const unknown = route({ access: "public", returns: noContent }, () => Promise.reject(notFound()));

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
