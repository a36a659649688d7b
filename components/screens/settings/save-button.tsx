import type { ComponentProps } from "react";
import { Button } from "@/components/ui/input/button";

/** The button below the fields of a form of the settings. */
export function SaveButton(props: Pick<ComponentProps<typeof Button>, "variant" | "pending" | "children">) {
  return <Button type="submit" variant="secondary" className="justify-self-start max-sm:w-full" {...props} />;
}
