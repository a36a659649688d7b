import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { keepFocusNear } from "./keep-focus-near";
import { PlaceButton, TaskPlaces } from "./move-menu-places";
import type { Move } from "./mover";
import { namesOf } from "@/components/project-model/filter-tasks";
import { type Placement, UNASSIGNED } from "@/components/project-model/placement";
import { useTasks } from "@/components/project-model/use-tasks";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Input } from "@/components/ui/input/input";
import { Sheet } from "@/components/ui/overlay/dialog";
import { matches } from "@/lib/shared/search";
import { trimmed } from "@/lib/shared/trimmed";
import type { TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";

/** With more folders than this there is a search field. */
const MANY = 8;

interface MoveMenuProps {
  update: UpdateView;
  move: Move;
  onClose: () => void;
}

/** Every place an update can be moved to: the alternative to dragging (WCAG 2.5.7). */
export default function MoveMenu({ update, move, onClose }: MoveMenuProps) {
  const t = useTranslations("move");
  const photos = useTranslations("photos");
  const words = update.content || photos("count", { count: update.photos.length });
  const query = useTasks(update.projectId);
  const tasks = query.data;
  const [term, setTerm] = useState("");
  const restoreFocus = useRef<(() => void) | null>(null);
  const found = tasks?.filter((task) => matches(namesOf(task), term)) ?? [];
  const choose = (to: Placement) => {
    restoreFocus.current = keepFocusNear(update.id);
    void move(update, to);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t("title")}
      description={<span className="line-clamp-2">{`${update.author.name}: ${words}`}</span>}
      onCloseAutoFocus={(event) => {
        if (!restoreFocus.current) return;
        event.preventDefault();
        restoreFocus.current();
      }}
    >
      {tasks && tasks.length > MANY && <Search term={term} onTerm={setTerm} />}
      {!tasks && <LoadFailure of={query} />}
      <ul aria-label={t("places")} className="-mx-2 grid">
        {matches(t("unassigned"), term) && (
          <li>
            <PlaceButton place={UNASSIGNED} name={t("unassigned")} update={update} onChoose={choose} />
          </li>
        )}
        {found.map((task) => (
          <TaskPlaces key={task.id} task={task} update={update} onChoose={choose} />
        ))}
      </ul>
      <p role="status" className="text-muted">
        {nothingFound(tasks, found, term) && t("nothingFound", { term })}
      </p>
    </Sheet>
  );
}

function Search({ term, onTerm }: { term: string; onTerm: (typed: string) => void }) {
  const t = useTranslations("move");
  return (
    <div role="search" className="mb-3">
      <Input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={term}
        onChange={({ target }) => onTerm(target.value)}
      />
    </div>
  );
}

function nothingFound(tasks: TaskView[] | undefined, found: TaskView[], term: string): boolean {
  return tasks !== undefined && trimmed(term) !== "" && found.length === 0;
}
