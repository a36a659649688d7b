import { useEffect, useState } from "react";

/** Milliseconds without a keystroke before a search runs. */
const PAUSE = 250;

/** What is typed into a search, debounced; immediately when it is empty, and at first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
