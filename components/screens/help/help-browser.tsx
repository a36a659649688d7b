"use client";

import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { controlClasses } from "@/components/ui/input";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { HelpTab, HelpTabName } from "./entry";
import { HelpItem } from "./help-item";
import { useHelpSearch } from "./use-help-search";

interface HelpBrowserProps {
  tabs: HelpTab[];
  /** The item that the address names, open from the start. */
  openItem: string | null;
  texts: { search: string; tabs: string; found: { one: string; many: string }; none: string };
}

/** Search, tabs, and the items of the chosen one. While searching, each tab counts what it found. */
export function HelpBrowser({ tabs, openItem, texts }: HelpBrowserProps) {
  const search = useHelpSearch();
  const [chosen, setChosen] = useState<HelpTabName>(tabOf(tabs, openItem));
  const root = useFollowHash(tabs, setChosen);
  const found = tabs.map((tab) => ({ ...tab, hits: tab.entries.filter(search.finds) }));
  const shown = found.find(({ name, hits }) => name === chosen && hits.length > 0);
  const value = shown?.name ?? found.find(({ hits }) => hits.length > 0)?.name ?? chosen;
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div ref={root}>
      <div role="search" className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4.5 size-5.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search.typed}
          onFocus={search.load}
          onChange={({ target }) => {
            search.load();
            search.setTyped(target.value);
          }}
          className={`${controlClasses} h-14 rounded-[16px] pl-12.5 text-[1.0625rem]`}
        />
      </div>
      <p role="status" className="sr-only">
        {search.isOn && total > 0 && `${total} ${total === 1 ? texts.found.one : texts.found.many}`}
      </p>
      <Tabs
        value={value}
        onValueChange={(name) => {
          setChosen(name as HelpTabName);
        }}
        className="mt-5"
      >
        <TabsList aria-label={texts.tabs} className="w-fit max-w-full border border-line">
          {found.map(({ name, label, hits }) => (
            <TabsTrigger key={name} value={name} className="flex-none px-4">
              {label}
              {search.isOn && <span className="font-normal whitespace-pre">{` ${hits.length}`}</span>}
            </TabsTrigger>
          ))}
        </TabsList>
        {found.map(({ name, label, entries, hits }) => (
          <TabsContent
            key={name}
            value={name}
            forceMount
            tabIndex={-1}
            className="mt-3 outline-none data-[state=inactive]:hidden"
          >
            <h2 className="sr-only">{label}</h2>
            {entries.map((entry) => (
              <HelpItem
                key={entry.anchor}
                entry={entry}
                isOpen={entry.anchor === openItem}
                isHidden={!hits.includes(entry)}
              />
            ))}
          </TabsContent>
        ))}
      </Tabs>
      {total === 0 && <p className="py-6 text-muted">{texts.none}</p>}
    </div>
  );
}

function tabOf(tabs: HelpTab[], anchor: string | null): HelpTabName {
  const named = tabs.find(({ entries }) => entries.some((entry) => entry.anchor === anchor));
  return named?.name ?? tabs[0]?.name ?? "faqs";
}

/** Opens the item that the fragment of the address names, now and whenever it changes. */
function useFollowHash(tabs: HelpTab[], choose: (name: HelpTabName) => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const anchor = decodeURIComponent(window.location.hash.slice(1));
      const item = root.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(anchor)}"]`);
      if (!item) return;
      choose(tabOf(tabs, anchor));
      item.open = true;
      requestAnimationFrame(() => {
        item.scrollIntoView({ block: "start" });
      });
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
    };
  }, [tabs, choose]);
  return root;
}
