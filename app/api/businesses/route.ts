import { createBusiness } from "@/lib/businesses/create-business";
import { listBusinesses } from "@/lib/businesses/queries";
import { businessInput } from "@/lib/businesses/schema";
import { businessView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: [businessView] }, listBusinesses);
export const POST = route(
  { changes: "own", body: businessInput, creates: true, returns: businessView },
  createBusiness,
);
