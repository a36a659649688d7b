import { type KeyboardEvent, useRef } from "react";
import type { HelpTabName } from "./entry";

export interface ShownTab {
  name: HelpTabName;
  label: string;
}

interface TabListProps {
  label: string;
  tabs: ShownTab[];
  look: { list: string; tab: string };
  value: HelpTabName;
  onChoose: (name: HelpTabName) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Tabs by WAI-ARIA, without the workspace's library: public pages must stay below 150 kB of scripts. */
export function TabList({ label, tabs, look, value, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === value) + step;
    const next = Math.max(0, Math.min(tabs.length - 1, at));
    const tab = tabs[next];
    if (!tab) return;
    onChoose(tab.name);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move} className={look.list}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`tab-${tab.name}`}
          aria-controls={`panel-${tab.name}`}
          aria-selected={tab.name === value}
          tabIndex={tab.name === value ? 0 : -1}
          className={look.tab}
          onClick={() => onChoose(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
