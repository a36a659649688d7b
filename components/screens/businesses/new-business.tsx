"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { BusinessForm } from "./business-form";
import type { FormAction } from "@/components/form/use-action-form";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { Card } from "@/components/ui/display/card";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";

interface NewBusinessProps {
  /** Whether it is the reader's first business: then the form is open. */
  first: boolean;
  viewerId: string;
  action: FormAction<BusinessView>;
  /** The page's title, beside the button. */
  children: ReactNode;
}

/** The page's header: its title, and the form for a new business below it. */
export function NewBusiness({ first, viewerId, action, children }: NewBusinessProps) {
  const t = useTranslations("businesses");
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = useBusinessesChanged();
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const saved = ({ entitled }: BusinessView) => {
    toast({ title: t("created"), description: t(entitled ? "createdHintFree" : "createdHint") });
    close();
    changed();
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">{children}</div>
        {!first && (
          <Button ref={button} variant="secondary" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            <Plus aria-hidden className="size-5" />
            {t("new")}
          </Button>
        )}
      </div>
      {(first || opened) && (
        <section aria-labelledby="new-business" className="mt-6 max-w-xl">
          <Card className="p-4 sm:p-6">
            <h2 id="new-business" className="mb-4 title-section-lg">
              {first ? t("firstTitle") : t("new")}
            </h2>
            <BusinessForm
              viewerId={viewerId}
              action={action}
              submitLabel={t("create")}
              opened={opened}
              onSaved={saved}
              failedTitle={t("creationFailed")}
              onCancel={first ? undefined : close}
            />
          </Card>
        </section>
      )}
    </>
  );
}
