import { createContext, type ReactNode } from "react";
import type { UpdateView } from "@/lib/updates/view";

/** Renders an update's move handle. Provided by drag and drop; null where the reader may not move updates. */
export const MoveHandleContext = createContext<((update: UpdateView) => ReactNode) | null>(null);
