import { useQuery } from "@tanstack/react-query";
import { PhoneWords } from "@/components/translation/phone-words";
import { keptChoice } from "@/lib/browser/offline/choices";
import { readHeard } from "@/lib/browser/offline/kept";
import { queryKeys } from "@/lib/shared/query-keys";

/** The reader's own update or message with a recording. */
interface Spoken {
  id: string;
  projectId: string;
  authorId: string;
}

/** What this phone wrote down of a posted recording; nothing without it. */
export default function HeardHere({ of }: { of: Spoken }) {
  const words = useHeard(of);
  return words && <PhoneWords words={words} />;
}

/** The same; null without it, and until it is read. */
export function useHeard({ id, projectId, authorId: userId }: Spoken): string | null {
  const { data = null } = useQuery({
    queryKey: queryKeys.heard(id),
    queryFn: () => readHeard({ userId, projectId }, id),
    enabled: keptChoice("hear"),
  });
  return data;
}
