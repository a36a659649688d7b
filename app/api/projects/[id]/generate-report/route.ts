import { route } from "@/lib/http/route";
import { generateReport } from "@/lib/reports/making/generate-report";
import { generateReportInput } from "@/lib/reports/schema";
import { generatedReportView, reportProgress } from "@/lib/reports/view-schema";

export const POST = route(
  {
    needs: "report:generate",
    changes: "silent",
    body: generateReportInput,
    creates: true,
    status: 200,
    returns: generatedReportView,
    progress: reportProgress,
  },
  generateReport,
);
