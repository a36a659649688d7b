export { default } from "@/components/shell/page-spinner";
