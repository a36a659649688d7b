"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { logOutAction } from "@/app/(auth)/actions";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";

/** Ends the session, clears the cache, and goes to the sign-in page (workspace.txt 4). */
export function useLogOut() {
  const t = useTranslations("nav");
  const router = useRouter();
  const queries = useQueryClient();
  const [pending, startTransition] = useTransition();

  const logOut = () => {
    startTransition(async () => {
      const failure = await attempt();
      if (failure !== null) {
        toast({
          title: t("logoutFailed"),
          description: failure || t("logoutFailedHint"),
          variant: "destructive",
        });
        return;
      }
      queries.clear();
      toast({ title: t("signedOut"), description: t("signedOutHint") });
      router.replace(paths.auth());
    });
  };
  return { logOut, pending };
}

/** Null when signed out; else what the server says, or nothing when it could not be reached. */
async function attempt(): Promise<string | null> {
  try {
    const result = await logOutAction({});
    return result.ok ? null : result.error.message;
  } catch {
    return "";
  }
}
