import { createContext, type ReactNode } from "react";
import type { UpdateView } from "@/lib/updates/view";

/** Draws the handle that an update is moved by, filled in by what moves them; null where the reader may not. */
export const MoveHandleContext = createContext<((update: UpdateView) => ReactNode) | null>(null);
