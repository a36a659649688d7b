import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { useState } from "react";
import HelpForm, { callsOf, type HelpKind } from "./help-form";
import { AskFirst } from "@/components/screens/operator/ask-first";
import { Empty, Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleRead } from "@/components/screens/operator/use-console";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import type { HelpItemView } from "@/lib/help/view";
import { LANGUAGES } from "@/lib/shared/languages";

/** The Help Center's FAQs and support guides, inactive ones included, in display order. */
export default function HelpTab() {
  const t = useTranslations("console");
  const [kind, setKind] = useState<HelpKind>("faq");
  const [editing, setEditing] = useState<HelpItemView | "new" | null>(null);
  return (
    <>
      <Heading title={t("tabs.help")}>
        <Button variant="secondary" size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-5" />
          {kind === "faq" ? t("help.newFaq") : t("help.newGuide")}
        </Button>
      </Heading>
      <SwitchTabs
        label={t("help.kind")}
        className="mb-4 sm:max-w-96"
        options={[
          { value: "faq", label: t("help.faqs") },
          { value: "guide", label: t("help.guides") },
        ]}
        value={kind}
        onChoose={setKind}
      />
      <Items key={kind} kind={kind} onEdit={setEditing} />
      {editing !== null && (
        <HelpForm
          kind={kind}
          {...(editing !== "new" && { item: editing })}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

function Items({ kind, onEdit }: { kind: HelpKind; onEdit: (item: HelpItemView) => void }) {
  const t = useTranslations("console.help");
  const items = useConsoleRead(callsOf[kind].all());
  const [deleting, setDeleting] = useState<HelpItemView | null>(null);
  return (
    <>
      <Loaded query={items} failed={t("failed")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={kind === "faq" ? t("noFaqs") : t("noGuides")} />
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((item) => (
                <Item key={item.id} item={item} onEdit={onEdit} onDelete={setDeleting} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {deleting && (
        <AskFirst
          title={kind === "faq" ? t("deleteFaqTitle") : t("deleteGuideTitle")}
          body={t("deleteBody", { title: deleting.title })}
          confirm={t("delete")}
          done={t("deleted")}
          failed={kind === "faq" ? t("deleteFaqFailed") : t("deleteGuideFailed")}
          call={() => operatorApi.send("DELETE", callsOf[kind].one(deleting.id))}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

interface ItemProps {
  item: HelpItemView;
  onEdit: (item: HelpItemView) => void;
  onDelete: (item: HelpItemView) => void;
}

function Item({ item, onEdit, onDelete }: ItemProps) {
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
        <span className="text-sm text-muted">{LANGUAGES[language]}</span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("editOf", { title })}
          onClick={() => onEdit(item)}
        >
          {t("edit")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="px-3 text-danger"
          aria-label={t("deleteOf", { title })}
          onClick={() => onDelete(item)}
        >
          {t("delete")}
        </Button>
      </span>
    </li>
  );
}
