import { useEffect, useState } from "react";

/** False until the person neither types nor has another dialog open; then true for good. */
export function useFreeHands(): boolean {
  const [isFree, setFree] = useState(areHandsFree);
  useEffect(() => {
    if (isFree) return;
    const timer = setInterval(() => setFree(areHandsFree()), 1000);
    return () => clearInterval(timer);
  }, [isFree]);
  return isFree;
}

function areHandsFree(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  return !isTyping && !document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
}
