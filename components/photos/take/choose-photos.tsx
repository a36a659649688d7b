import { Camera, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { PHOTO_FILES } from "./photo-files";
import type { DraftPhotos } from "./use-draft-photos";
import { FileButton } from "@/components/ui/input/file-button";

interface ChoosePhotosProps extends Pick<
  ComponentProps<typeof FileButton>,
  "variant" | "size" | "disabled" | "className" | "isIcon"
> {
  photos: Pick<DraftPhotos, "add">;
  /** On phones. */
  hasCamera: boolean;
  hasGallery?: boolean;
  onOpenCamera?: () => void;
  iconClassName: string;
}

/** Camera and gallery: what they give is added to the draft's photos. */
export function ChoosePhotos(props: ChoosePhotosProps) {
  const { photos, hasCamera, hasGallery = true, onOpenCamera, iconClassName, ...button } = props;
  const t = useTranslations("camera");
  const choose = {
    variant: "secondary" as const,
    accept: PHOTO_FILES,
    multiple: true,
    ...button,
    onChoose: (_: File, all: File[]) => photos.add(all),
  };
  return (
    <>
      {hasCamera && (
        <FileButton
          {...choose}
          opensCamera
          {...(onOpenCamera && { onPress: onOpenCamera })}
          label={t("take")}
          icon={<Camera aria-hidden className={iconClassName} />}
        />
      )}
      {hasGallery && (
        <FileButton {...choose} label={t("choose")} icon={<Images aria-hidden className={iconClassName} />} />
      )}
    </>
  );
}
