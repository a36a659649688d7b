"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FormAction } from "@/components/form/use-action-form";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { UserView } from "@/lib/account/view";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

type Tab = "sign-in" | "sign-up";

interface AuthTabsProps {
  initialTab: Tab;
  /** Where to go afterwards; carries an invitation along. */
  destination: string;
  product: string;
  logIn: FormAction<UserView>;
  register: FormAction<UserView>;
}

/** Both forms stay in the page, so that nothing typed is lost by looking at the other one. */
export function AuthTabs({ initialTab, destination, product, logIn, register }: AuthTabsProps) {
  const t = useTranslations("auth");
  const [tab, setTab] = useState<Tab>(initialTab);
  return (
    <Tabs
      value={tab}
      onValueChange={(chosen) => {
        setTab(chosen === "sign-up" ? "sign-up" : "sign-in");
        keepInAddress(chosen);
      }}
    >
      <h1 className="title-page">{tab === "sign-up" ? t("signUpTitle") : t("signInTitle", { product })}</h1>
      <TabsList aria-label={t("tabs")} className="mt-5">
        <TabsTrigger value="sign-in">{t("signIn")}</TabsTrigger>
        <TabsTrigger value="sign-up">{t("signUp")}</TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in" forceMount className={panel}>
        <SignInForm action={logIn} destination={destination} />
      </TabsContent>
      <TabsContent value="sign-up" forceMount className={panel}>
        <SignUpForm action={register} destination={destination} product={product} />
      </TabsContent>
    </Tabs>
  );
}

const panel = "mt-6 outline-offset-8 data-[state=inactive]:hidden";

/** A reload, and a change of language, come back to the same tab; everything else in the address stays. */
function keepInAddress(tab: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set("tab", tab);
  window.history.replaceState(null, "", address);
}
