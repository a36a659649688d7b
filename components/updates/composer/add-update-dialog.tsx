import { Mic, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import PlaceChooser from "./place-chooser";
import type { Composer } from "./use-post-update";
import { usePlaceLost } from "./use-posting-place";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { ChoosePhotos } from "@/components/photos/take/choose-photos";
import { takesPhotos } from "@/components/photos/take/photo-files";
import { PhotoStrip } from "@/components/photos/take/photo-strip";
import { type DraftPhotos, useDraftPhotos } from "@/components/photos/take/use-draft-photos";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { useDraftVoice, VoiceRow } from "@/components/recorder/draft-voice";
import { toRecording } from "@/components/recorder/post-recording";
import { Button } from "@/components/ui/input/button";
import { Field } from "@/components/ui/input/field";
import { Label } from "@/components/ui/input/label";
import { Textarea } from "@/components/ui/input/textarea";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import AskSwitch from "@/components/updates/asking/ask-switch";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { SubmitHint, submitOnCtrlEnter, submitWith } from "@/components/updates/submit-keys";
import { useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { UPDATE_PHOTOS } from "@/lib/photos/limits";

const Mentions = onDemand(() => import("@/components/updates/mentions/mentions"));

interface AddUpdateDialogProps {
  composer: Composer;
  /** Photos that were chosen outside of it. */
  chosen: readonly File[];
  onRecord: () => void;
  onClose: () => void;
}

/** The composer in a dialog: on desktops, and on phones once there are photos. Closing keeps the draft. */
export default function AddUpdateDialog({ composer, chosen, onRecord, onClose }: AddUpdateDialogProps) {
  const t = useTranslations("updates");
  const isPhone = useMediaQuery("(max-width: 63.99rem)");
  const { submit, storing, failure, posting, name, keepPlace } = composer;
  const problem = usePlaceLost(posting, name) ?? failure;
  const { text, setText, canSubmit } = useTyped(composer);
  const photos = useDraftPhotos(name, {
    userId: composer.userId,
    most: UPDATE_PHOTOS,
    ...(keepPlace && { keepPlace }),
  });
  const voice = useDraftVoice(name);
  useAddOnce(chosen, photos.add);
  const field = useRef<HTMLTextAreaElement>(null);
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    // A phone's keyboard would cover the photos.
    if (!isPhone) focusAtEnd(field.current);
    else if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  const send = () => {
    if (voice === null) submit();
    else if (voice?.clip) submit(toRecording(voice.clip));
  };
  const camera = useTranslations("camera");
  const label = isPhone ? camera("post") : t("post");
  const submitLabel = failure && !storing ? t("tryAgain") : label;
  const post = {
    pending: storing,
    disabled: !(canSubmit && posting.place && (voice === null || voice?.clip)) && !storing,
  };
  const attach = (
    <AttachButtons
      photos={photos}
      disabled={!posting.place || storing}
      onRecord={onRecord}
      isPhone={isPhone}
    />
  );
  const place = <PlaceChooser composer={composer} id="update" compact={isPhone} />;
  return (
    <Sheet
      onClose={onClose}
      title={t("addUpdate")}
      description={!isPhone && t("addUpdateHint")}
      lead={isPhone && place}
      onOpenAutoFocus={onOpenAutoFocus}
    >
      <form
        onSubmit={submitWith(send)}
        {...takesPhotos(photos.add)}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <StorageWarning />
        {isPhone && <PhotoStrip photos={photos} />}
        {isPhone && voice && <VoiceRow voice={voice} />}
        <TextField label={t("write")} isBare={isPhone}>
          <div className="relative">
            <Textarea
              id="update-text"
              ref={field}
              rows={isPhone ? 3 : 5}
              value={text}
              readOnly={storing}
              placeholder={t("placeholder")}
              {...(problem && { "aria-describedby": "update-problem" })}
              onKeyDown={submitOnCtrlEnter}
              onChange={({ target }) => setText(target.value)}
            />
            {text.includes("@") && <Mentions field={field} setText={setText} {...posting.choice} />}
          </div>
        </TextField>
        <SubmitHint />
        {!isPhone && <PhotoStrip photos={photos} />}
        {!isPhone && voice && <VoiceRow voice={voice} />}
        {!isPhone && place}
        <AskSwitch draft={name} {...posting.choice} />
        <WriteProblem id="update-problem" reason={problem} />
        {isPhone ? (
          <div className="flex gap-2">
            {attach}
            <Button type="submit" className="min-h-14 flex-1 rounded-card px-3" {...post}>
              {!storing && <Send aria-hidden className="size-5.5" />}
              {submitLabel}
            </Button>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap gap-2">{attach}</div>
            <FormActions submitLabel={submitLabel} className="mt-3" {...post} />
          </>
        )}
      </form>
    </Sheet>
  );
}

/** Each choice once, also where React mounts twice. */
function useAddOnce(chosen: readonly File[], add: DraftPhotos["add"]): void {
  const added = useRef<readonly File[]>([]);
  const addNew = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0 && files !== added.current) add(files);
    added.current = files;
  });
  useEffect(() => addNew(chosen), [chosen]);
}

function TextField({ label, isBare, children }: { label: string; isBare: boolean; children: ReactNode }) {
  if (!isBare)
    return (
      <Field id="update-text" label={label}>
        {children}
      </Field>
    );
  return (
    <div>
      <Label htmlFor="update-text" className="sr-only">
        {label}
      </Label>
      {children}
    </div>
  );
}

interface AttachButtonsProps {
  photos: DraftPhotos;
  disabled: boolean;
  onRecord: () => void;
  isPhone: boolean;
}

/** Camera (phones), gallery and microphone. */
function AttachButtons({ photos, disabled, onRecord, isPhone }: AttachButtonsProps) {
  const record = useTranslations("recorder");
  const looks = { disabled, className: isPhone ? "size-14 rounded-card border-edge px-0" : "" };
  const icon = isPhone ? "size-6.5" : "size-5";
  return (
    <>
      <ChoosePhotos {...looks} photos={photos} hasCamera={isPhone} isIcon={isPhone} iconClassName={icon} />
      <Button {...looks} variant="secondary" onClick={onRecord}>
        <Mic aria-hidden className={icon} />
        <span className={isPhone ? "sr-only" : ""}>{record("record")}</span>
      </Button>
    </>
  );
}
