"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PasskeySignIn } from "./passkey-sign-in";
import { SignInForm } from "./sign-in-form";
import { SignUpForm, type SignUpFormProps } from "./sign-up-form";
import type { SignInResult } from "./use-after-sign-in";
import type { FormAction } from "@/components/form/use-action-form";
import { SmallPrint } from "@/components/sign-in/small-print";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/input/tabs";
import { onSessionChange } from "@/lib/browser/tabs/on-session-change";

type Tab = "sign-in" | "sign-up";

interface AuthTabsProps extends Omit<SignUpFormProps, "action"> {
  initialTab: Tab;
  logIn: FormAction<SignInResult>;
  register: FormAction<SignInResult>;
  /** The ways besides the password, below both forms. */
  children?: ReactNode;
}

/** Both forms stay mounted, so that switching loses nothing typed. */
export function AuthTabs({
  initialTab,
  product,
  logIn,
  register,
  passkeys,
  isShared,
  children,
  ...shared
}: AuthTabsProps) {
  const t = useTranslations("auth");
  const both = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>(initialTab);
  const router = useRouter();
  // The page redirects signed-in users; they may have just signed in in another tab.
  useEffect(
    () =>
      onSessionChange((signedIn) => {
        if (signedIn) router.refresh();
      }),
    [router],
  );
  return (
    <Tabs
      ref={both}
      value={tab}
      onValueChange={(chosen) => {
        setTab(chosen === "sign-up" ? "sign-up" : "sign-in");
        keepInAddress(chosen);
        if (both.current) shareEmail(both.current);
      }}
    >
      <h1 className="title-page">{tab === "sign-up" ? t("signUpTitle") : t("signInTitle", { product })}</h1>
      <TabsList aria-label={t("tabs")} className="mt-5">
        <TabsTrigger value="sign-in">{t("signIn")}</TabsTrigger>
        <TabsTrigger value="sign-up">{t("signUp")}</TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in" forceMount className={panel}>
        <SignInForm action={logIn} {...shared} />
        <div className="mt-5">
          <PasskeySignIn
            passkeys={passkeys}
            destination={shared.destination}
            connectCode={shared.connectCode}
          />
        </div>
      </TabsContent>
      <TabsContent value="sign-up" forceMount className={panel}>
        <SignUpForm action={register} passkeys={passkeys} product={product} isShared={isShared} {...shared} />
      </TabsContent>
      {children}
      {children && tab === "sign-in" && (
        <div className="mt-5">
          <SmallPrint />
        </div>
      )}
    </Tabs>
  );
}

const panel = "mt-6 outline-offset-8 data-[state=inactive]:hidden";

/** Copies a typed address into the other form, for those who find that they have an account. */
function shareEmail(both: HTMLElement): void {
  const fields = [...both.querySelectorAll<HTMLInputElement>("input[name=email]")];
  const typed = fields.find(({ value }) => value !== "")?.value ?? "";
  for (const field of fields) field.value ||= typed;
}

/** Keeps the tab in the address, so that a reload or a change of language returns to it. */
function keepInAddress(tab: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set("tab", tab);
  window.history.replaceState(null, "", address);
}
