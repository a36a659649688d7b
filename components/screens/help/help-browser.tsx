"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { HelpEntry, HelpTab, HelpTabName } from "./entry";
import type { Finds } from "./search-index";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { trimmed } from "@/lib/shared/trimmed";

interface HelpBrowserProps {
  tabs: HelpTab[];
  /** The item named by the address, open from the start. */
  openItem: string | null;
  /** The API addresses of the items in every language. */
  lists: string[];
  /** Rendered on the server, to save scripts. */
  icon: ReactNode;
  look: { field: string; list: string; tab: string };
  texts: { search: string; tabs: string; found: { one: string; many: string }; none: string };
}

/** Search, tabs, and the items of the chosen tab. While searching, each tab counts its matches. */
export function HelpBrowser({ tabs, openItem, lists, icon, look, texts }: HelpBrowserProps) {
  const search = useHelpSearch(lists);
  const field = useRef<HTMLInputElement>(null);
  const setTyped = (typed: string) => {
    search.load();
    search.setTyped(typed);
  };
  useKeepEarlyInput(field, { search: { text: search.typed, setText: setTyped } });
  const [chosen, setChosen] = useState<HelpTabName>(tabOf(tabs, openItem));
  useFollowPresses(tabs, setChosen);
  const found = tabs.map((tab) => ({ ...tab, hits: tab.entries.filter(search.isHit) }));
  const shown = found.find(({ name, hits }) => name === chosen && hits.length > 0);
  const value = shown?.name ?? found.find(({ hits }) => hits.length > 0)?.name ?? chosen;
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div>
      <div role="search" className="relative">
        {icon}
        <input
          ref={field}
          name="search"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search.typed}
          onFocus={search.load}
          onChange={({ target }) => setTyped(target.value)}
          className={look.field}
        />
      </div>
      <p role="status" className="sr-only">
        {search.isOn && total > 0 && `${total} ${total === 1 ? texts.found.one : texts.found.many}`}
      </p>
      <div className="mt-5">
        <TabList
          label={texts.tabs}
          tabs={found.map(({ name, label, hits }) => ({
            name,
            label: search.isOn ? `${label} ${hits.length}` : label,
          }))}
          look={look}
          value={value}
          onChoose={setChosen}
        />
      </div>
      {found.map(({ name, label, entries, hits }) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== value}
          className="mt-3"
        >
          <h2 className="sr-only">{label}</h2>
          {entries.map((entry) => (
            <div key={entry.anchor} hidden={!hits.includes(entry)}>
              {entry.item}
            </div>
          ))}
        </div>
      ))}
      {total === 0 && <p className="py-6 text-muted">{texts.none}</p>}
    </div>
  );
}

/**
 * Search over the items in both languages. Its code and texts load when the field is first used; until then everything is shown.
 * `lists` are the API addresses of the texts.
 */
function useHelpSearch(lists: string[]) {
  const [typed, setTyped] = useState("");
  const [finds, setFinds] = useState<Finds | null>(null);
  const loading = useRef<Promise<void>>(null);
  const load = () => {
    loading.current ??= import("./search-index")
      .then(({ openIndex }) => openIndex(lists))
      .then(
        (loaded) => setFinds(() => loaded),
        () => {
          loading.current = null;
        },
      );
  };
  const isOn = finds !== null && trimmed(typed) !== "";
  const isHit = (entry: HelpEntry) => !isOn || finds(entry, typed);
  return { typed, setTyped, load, isHit, isOn };
}

interface ShownTab {
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
function TabList({ label, tabs, look, value, onChoose }: TabListProps) {
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

function tabOf(tabs: HelpTab[], anchor: string | null): HelpTabName {
  const named = tabs.find(({ entries }) => entries.some((entry) => entry.anchor === anchor));
  return named?.name ?? tabs[0]?.name ?? "faqs";
}

/** Opens the items that the address or a press names, with code that loads after the page. */
function useFollowPresses(tabs: HelpTab[], choose: (name: HelpTabName) => void) {
  useEffect(() => {
    const following = import("./follow-presses").then(({ followPresses }) =>
      followPresses((anchor) => choose(tabOf(tabs, anchor))),
    );
    return () => void following.then((stop) => stop());
  }, [tabs, choose]);
}
