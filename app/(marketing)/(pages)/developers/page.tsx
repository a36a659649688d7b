import { described } from "@/app/(marketing)/(pages)/described";
import { DevelopersScreen } from "@/components/screens/developers/developers-screen";

export const generateMetadata = described("developers");

export default async function DevelopersPage() {
  // Loaded by the first reader: a server that nobody asks does not keep it.
  const { default: api } = await import("@/public/api/openapi.json");
  return <DevelopersScreen api={api} />;
}
