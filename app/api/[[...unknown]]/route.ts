import { route } from "@/lib/http/route";
import { notFound } from "@/lib/shared/errors";

/** Unknown paths get a 404 in the API's error format, not a page. */
const unknown = route({ access: "public" }, () => Promise.reject(notFound()));

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
