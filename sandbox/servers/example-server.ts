import { EXAMPLES } from "./example-calls";
import { serveRoutes } from "./serve-routes";
import { env } from "@/lib/kernel/env";

// Arguments: the address of the outside service. Port, database and secrets come from the environment, as the product's do.
serveRoutes(EXAMPLES).listen(env.PORT, "127.0.0.1");
