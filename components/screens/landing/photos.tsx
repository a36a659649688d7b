import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Section } from "./section";
import { cn } from "@/lib/shared/utils";

/** A wall of the demo's photos, which we have drawn, and the same place before and after. */
export async function Photos() {
  const t = await getTranslations("landing.photos");
  return (
    <Section id="photos" title={t("title")} intro={t("intro")} className="bg-surface">
      <div className="grid grid-cols-2 gap-1.5 lg:grid-cols-4">
        <Photo name="kitchen-before" alt={t("beforeAlt")} className="col-span-2">
          {t("before")}
        </Photo>
        <Photo name="kitchen-after" alt={t("afterAlt")} className="col-span-2">
          {t("after")}
        </Photo>
        {(["beam", "hanger", "studs", "tape"] as const).map((name) => (
          <Photo key={name} name={name} alt={t(`${name}Alt`)} />
        ))}
      </div>
      <p className="mt-3 text-muted">{t("drawn")}</p>
    </Section>
  );
}

interface PhotoProps {
  name: string;
  alt: string;
  className?: string;
  /** A word on the picture. */
  children?: ReactNode;
}

function Photo({ name, alt, className, children }: PhotoProps) {
  return (
    <figure className={cn("relative aspect-[4/3] overflow-hidden rounded-button bg-line", className)}>
      <img
        src={`/landing/${name}.avif`}
        alt={alt}
        width={880}
        height={660}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      {children && (
        <figcaption className="absolute bottom-3 left-3 rounded-chip bg-black/85 px-2 py-1 text-sm font-strong text-white">
          {children}
        </figcaption>
      )}
    </figure>
  );
}
