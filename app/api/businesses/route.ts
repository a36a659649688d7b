import { createBusiness } from "@/lib/businesses/create-business";
import { listBusinesses } from "@/lib/businesses/queries";
import { businessInput } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";

export const GET = route({}, listBusinesses);
export const POST = route({ body: businessInput, creates: true }, createBusiness);
