import type { ComponentProps } from "react";
import { Button } from "@/components/ui/input/button";

/** The main button of a form that is all that its page asks for. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, "pending" | "children">) {
  return <Button type="submit" size="lg" className="w-full" {...props} />;
}
