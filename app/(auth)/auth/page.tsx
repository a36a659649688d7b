import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { logInAction, registerAction } from "@/app/(auth)/actions";
import { AuthTabs } from "@/components/account/auth-tabs";
import { InvitationNote } from "@/components/join/invitation-note";
import { currentUser } from "@/lib/account/current-user";
import { PRODUCT_NAME } from "@/lib/product";
import { findInvitation } from "@/lib/projects/find-invitation";
import { readAuthQuery } from "./auth-query";

export async function generateMetadata({ searchParams }: PageProps<"/auth">): Promise<Metadata> {
  const [t, query] = await Promise.all([getTranslations("auth"), searchParams]);
  const { tab } = readAuthQuery(query);
  return { title: tab === "sign-up" ? t("signUp") : t("signIn"), robots: { index: false } };
}

/** Signing in and signing up (workspace.txt 2); whoever is signed in goes straight to where they wanted. */
export default async function AuthPage({ searchParams }: PageProps<"/auth">) {
  const { join, tab, destination } = readAuthQuery(await searchParams);
  if (await currentUser()) redirect(destination);
  const invitation = join === undefined ? null : await findInvitation(join);
  return (
    <>
      {invitation && <InvitationNote invitation={invitation} className="mb-7" />}
      <AuthTabs
        initialTab={tab}
        destination={destination}
        product={PRODUCT_NAME}
        logIn={logInAction}
        register={registerAction}
      />
    </>
  );
}
