import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeptActions } from "./kept-actions";
import { refreshKeptRecordings, useKeptRecordings } from "./use-kept-recordings";
import { Button } from "@/components/ui/input/button";
import { useFreeHands } from "@/components/ui/focus/use-free-hands";
import { Sheet } from "@/components/ui/overlay/dialog";

/** Offers each kept recording once; after "later", it is in the list of unsent items. */
export default function OfferKeptRecordings() {
  const t = useTranslations("recorder.kept");
  const { list, recordings } = useKeptRecordings();
  const [answered, setAnswered] = useState(new Set<string>());
  const isFree = useFreeHands();
  const recording = list.find(({ id, isSetAside }) => !isSetAside && !answered.has(id));
  if (!recording || !recordings || !isFree) return null;
  const drop = () => {
    setAnswered(new Set([...answered, recording.id]));
    void refreshKeptRecordings();
  };
  const setAside = () => {
    recordings.setAside(recording).then(drop, drop);
  };
  return (
    <Sheet onClose={setAside} title={t("title")} description={t("hint")}>
      <KeptActions key={recording.id} recording={recording} recordings={recordings} isAlone onGone={drop}>
        <Button variant="secondary" className="min-h-14 px-3" onClick={setAside}>
          {t("later")}
        </Button>
      </KeptActions>
    </Sheet>
  );
}
