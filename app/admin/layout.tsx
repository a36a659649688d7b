import type { ReactNode } from "react";
import { Bob } from "@/components/shell/bob";
import { PRODUCT_NAME } from "@/lib/product";

/** The operator's console, without the product's navigation. */
export default function OperatorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex h-16 items-center gap-2 page-edge text-[1.1875rem] font-extrabold tracking-[-0.015em]">
        <Bob className="size-7" />
        {PRODUCT_NAME}
      </header>
      <main>{children}</main>
    </>
  );
}
