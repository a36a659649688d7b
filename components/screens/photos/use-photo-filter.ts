import { useSearchParams } from "next/navigation";
import { EVERY_PHOTO, type PhotoFilter, withoutUnset } from "@/components/photos/show/use-photos";
import { paths } from "@/lib/shared/paths/paths";

/** The filter, kept in the address. */
export function usePhotoFilter(projectId: string) {
  const query = useSearchParams();
  const named = Object.keys(EVERY_PHOTO).map((name) => [name, query.get(name) ?? ""]);
  const filter = { ...EVERY_PHOTO, ...(Object.fromEntries(named) as PhotoFilter) };
  const choose = (chosen: Partial<PhotoFilter>) =>
    history.replaceState(null, "", paths.photos(projectId, withoutUnset({ ...filter, ...chosen })));
  return { filter, choose, isSet: Object.keys(withoutUnset(filter)).length > 0 };
}
