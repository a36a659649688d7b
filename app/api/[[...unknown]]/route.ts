import { notFound } from "@/lib/errors";
import { route } from "@/lib/http/route";

/** Unknown calls get a 404 in the shape of every refusal, not a page. */
const unknown = route({ access: "public" }, () => Promise.reject(notFound()));

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
