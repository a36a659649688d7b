import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callsOf, HELP_KINDS, type HelpKind, type ListedHelp } from "./calls";
import { HelpForm } from "./help-form";
import { useFailureText } from "@/components/providers/use-error-text";
import { AskFirst } from "@/components/screens/operator/ask-first";
import { Empty, Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleChanged, useConsoleRead } from "@/components/screens/operator/use-console";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { toast } from "@/components/ui/toast/toast-store";
import type { OperatorView } from "@/lib/operator/view";
import { LANGUAGES } from "@/lib/shared/languages";
import { queryKeys } from "@/lib/shared/query-keys";

/** The Help Center's content, inactive items included, in display order. */
export default function HelpTab({ operator }: { operator: OperatorView }) {
  const t = useTranslations("console");
  const [kind, setKind] = useState<HelpKind>("faq");
  const items = useConsoleRead(callsOf[kind].all());
  const [editing, setEditing] = useState<ListedHelp | "new" | null>(null);
  return (
    <>
      <Heading title={t("tabs.help")}>
        <Button variant="secondary" size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-5" />
          {t(`help.kinds.${kind}.new`)}
        </Button>
      </Heading>
      <SwitchTabs
        label={t("help.kind")}
        className="mb-4 sm:max-w-xl"
        options={HELP_KINDS.map((value) => ({ value, label: t(`help.kinds.${value}.all`) }))}
        value={kind}
        onChoose={setKind}
      />
      <Loaded key={kind} query={items} failed={t("help.failed")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(`help.kinds.${kind}.none`)} />
          ) : (
            <HelpList kind={kind} items={rows} onEdit={setEditing} />
          )
        }
      </Loaded>
      {editing !== null && (
        <HelpForm
          kind={kind}
          operatorId={operator.id}
          {...(editing !== "new" && { item: editing })}
          nextOrder={orderAfter(items.data ?? [])}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

function orderAfter(items: ListedHelp[]): number {
  return items.reduce((last, { displayOrder }) => Math.max(last, displayOrder), 0) + 10;
}

interface HelpListProps {
  kind: HelpKind;
  items: ListedHelp[];
  onEdit: (item: ListedHelp) => void;
}

/** The items of a kind, each with buttons that move, edit and delete it. */
function HelpList({ kind, items, onEdit }: HelpListProps) {
  const { move, moved } = useMove(kind, items);
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item key={item.id} kind={kind} item={item} move={move(item)} onEdit={onEdit} />
        ))}
      </ul>
    </>
  );
}

type Step = -1 | 1;
type Move = Record<"up" | "down", (() => void) | undefined>;

/**
 * Moves an item one place up or down, in every language that has it; what is at the end already goes no further. Presses wait for
 * those before them, and start from where these have put it.
 */
function useMove(kind: HelpKind, items: ListedHelp[]) {
  const t = useTranslations();
  const reasonOf = useFailureText();
  const client = useQueryClient();
  const refetch = useConsoleChanged();
  const [moved, setMoved] = useState("");
  const cached = queryKeys.consoleRead(callsOf[kind].all());
  const { mutate } = useMutation({
    scope: { id: "help-order" },
    mutationFn: async ({ item, step }: { item: ListedHelp; step: Step }) => {
      const listed = client.getQueryData<ListedHelp[]>(cached) ?? items;
      const before = nextAfter(listed, item, step);
      return before === undefined
        ? listed
        : operatorApi.send("PUT", callsOf[kind].position(item.id), { before });
    },
    onSuccess: (rows: ListedHelp[], { item }) => {
      client.setQueryData(cached, rows);
      const anchors = anchorsIn(rows);
      const place = anchors.indexOf(anchorOf(item)) + 1;
      setMoved(t("console.help.moved", { title: item.title, place, count: anchors.length }));
    },
    onError: (error) => {
      const description = reasonOf(error);
      toast({ title: t("console.help.moveFailed"), description, variant: "destructive" });
      void refetch();
    },
  });
  const move = (item: ListedHelp): Move => {
    const stepOf = (step: Step) =>
      nextAfter(items, item, step) === undefined ? undefined : () => mutate({ item, step });
    return { up: stepOf(-1), down: stepOf(1) };
  };
  return { move, moved };
}

/** The id of what an item comes before after a step, null for the end; undefined where there is no step to take. */
function nextAfter(items: ListedHelp[], item: ListedHelp, step: Step): string | null | undefined {
  const anchors = anchorsIn(items);
  const at = anchors.indexOf(anchorOf(item));
  if (at === -1 || !(at + step in anchors)) return undefined;
  const next = anchors[step === 1 ? at + 2 : at - 1];
  return items.find((one) => anchorOf(one) === next)?.id ?? null;
}

function anchorsIn(items: ListedHelp[]): string[] {
  return [...new Set(items.map(anchorOf))];
}

/** Shared by an item's languages. */
function anchorOf(item: ListedHelp): string {
  return ("slug" in item ? item.slug : null) ?? item.id;
}

interface ItemProps extends Omit<HelpListProps, "items"> {
  item: ListedHelp;
  move: Move;
}

function Item({ kind, item, move, onEdit }: ItemProps) {
  const t = useTranslations("console.help");
  const { title, displayOrder, isActive, language } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <span className="w-8 text-sm text-muted">{displayOrder}</span>
      <span lang={language} className="min-w-0 flex-1 basis-52 font-strong wrap-anywhere">
        {title}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {!isActive && <Badge size="sm">{t("inactive")}</Badge>}
        <Openings item={item} />
        <span className="text-sm text-muted">{LANGUAGES[language]}</span>
        <span className="flex">
          <MoveButton label={t("upOf", { title })} move={move.up} icon={ArrowUp} />
          <MoveButton label={t("downOf", { title })} move={move.down} icon={ArrowDown} />
        </span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("editOf", { title })}
          onClick={() => onEdit(item)}
        >
          {t("edit")}
        </Button>
        <AskFirst
          label={t("delete")}
          variant="ghost"
          className="px-3 text-danger"
          aria-label={t("deleteOf", { title })}
          ask={{
            title: t(`kinds.${kind}.deleteTitle`),
            description: t("deleteBody", { title }),
            done: t("deleted"),
            failed: t(`kinds.${kind}.deleteFailed`),
          }}
          call={() => operatorApi.send("DELETE", callsOf[kind].one(item.id))}
        />
      </span>
    </li>
  );
}

/** How often a document or video was opened. */
function Openings({ item }: { item: ListedHelp }) {
  const t = useTranslations("console.help");
  if ("content" in item) return null;
  const count = "viewCount" in item ? item.viewCount : item.downloadCount;
  return <span className="text-sm text-muted">{t("opened", { count })}</span>;
}

interface MoveButtonProps {
  label: string;
  move: (() => void) | undefined;
  icon: typeof ArrowUp;
}

/** Keeps the focus where it has nowhere to move to, unlike a disabled one. */
function MoveButton({ label, move, icon: Icon }: MoveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="iconSm"
      aria-label={label}
      {...(!move && { "aria-disabled": true })}
      onClick={() => move?.()}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
