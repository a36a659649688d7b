import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Field, describedBy } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";
import { MAX_TYPED_CODE } from "@/lib/projects/limits";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const ID = "connect-code";

/** A field for a code from paper or a phone call. A plain form, which works without scripts. */
export async function CodeEntry() {
  const t = await getTranslations();
  const hint = t("join.hint");
  return (
    <form action={paths.landing()} method="get">
      <h1 className="title-chapter">{t("invitation.codeTitle")}</h1>
      <p className="mt-3 mb-7 text-lg leading-[1.45] text-muted">{t("invitation.codeBody")}</p>
      <Field id={ID} label={t("join.code")} hint={hint}>
        <Input
          id={ID}
          name="join"
          required
          maxLength={MAX_TYPED_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 font-mono text-xl tracking-[0.06em] uppercase"
          {...describedBy(ID, { hint })}
        />
      </Field>
      <button type="submit" className={cn(buttonVariants({ size: "lg" }), "mt-6 w-full")}>
        {t("invitation.codeShow")}
      </button>
    </form>
  );
}
