export { InsightsLoading as default } from "@/components/screens/insights/insights-skeleton";
