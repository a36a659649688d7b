import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callsOf, HELP_KINDS, type HelpKind, type ListedHelp } from "./calls";
import HelpForm from "./help-form";
import { HelpList } from "./help-list";
import { AskFirst } from "@/components/screens/operator/ask-first";
import { Empty, Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleRead } from "@/components/screens/operator/use-console";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import type { OperatorView } from "@/lib/operator/view";

/** The Help Center's content, inactive items included, in display order. */
export default function HelpTab({ operator }: { operator: OperatorView }) {
  const t = useTranslations("console");
  const [kind, setKind] = useState<HelpKind>("faq");
  const items = useConsoleRead(callsOf[kind].all());
  const [editing, setEditing] = useState<ListedHelp | "new" | null>(null);
  const [deleting, setDeleting] = useState<ListedHelp | null>(null);
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
            <HelpList kind={kind} items={rows} onEdit={setEditing} onDelete={setDeleting} />
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
      {deleting && (
        <AskFirst
          title={t(`help.kinds.${kind}.deleteTitle`)}
          description={t("help.deleteBody", { title: deleting.title })}
          confirmLabel={t("help.delete")}
          done={t("help.deleted")}
          failed={t(`help.kinds.${kind}.deleteFailed`)}
          call={() => operatorApi.send("DELETE", callsOf[kind].one(deleting.id))}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function orderAfter(items: ListedHelp[]): number {
  return items.reduce((last, { displayOrder }) => Math.max(last, displayOrder), 0) + 10;
}
