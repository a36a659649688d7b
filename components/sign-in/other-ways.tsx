import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { cn } from "@/lib/shared/utils";

/** Whose accounts people can sign in with. */
export interface Provider {
  id: string;
  name: string;
}

interface OtherWaysProps {
  /** Those that this installation has set up. */
  providers: Provider[];
  /** Where to go afterwards. */
  next?: string | undefined;
  /** The invitation that led here: its project is joined. */
  join?: string | undefined;
}

/** The ways to sign in or up without a password. Plain links, which work without scripts; nothing where there is no such way. */
export async function OtherWays({ providers, next, join }: OtherWaysProps) {
  const t = await getTranslations("auth");
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {providers.map(({ id, name }) => (
        <a key={id} href={apiPaths.startAtProvider(id, { next, join })} className={way} rel="nofollow">
          {t("continueWith", { provider: name })}
        </a>
      ))}
    </div>
  );
}

const way = cn(buttonVariants({ variant: "secondary", size: "lg" }), "w-full wrap-anywhere");
