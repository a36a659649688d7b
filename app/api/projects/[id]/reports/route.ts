import { route } from "@/lib/http/route";
import { listReports } from "@/lib/reports/queries";
import { listReportsInput, reportsParams } from "@/lib/reports/schema";

export const GET = route(
  { params: reportsParams, query: listReportsInput, revalidates: "project" },
  listReports,
);
