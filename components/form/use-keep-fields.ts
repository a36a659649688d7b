import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { draftName, readDraft, writeDraft } from "./draft-store";
import { toast } from "@/components/ui/toast/toast-store";
import { isPageOutdated } from "@/lib/browser/page/outdated-page";
import { pageUserId } from "@/lib/browser/page/page-session";

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);
/** Fields that may be shown as text and are still secret (HTML's autofill names). */
const SECRET = /password|one-time-code/;

/**
 * Keeps a form's fields over the reload of a page that is older than the server, until the form mounts again for the same user.
 * Passwords, files and hidden fields are never kept. `keepAs` is the form's name; null: its fields are drafts already, or secret.
 */
export function useKeepFields(form: RefObject<HTMLFormElement | null>, keepAs: string | null): void {
  const t = useTranslations("common");
  const sayRestored = useEffectEvent(() => toast({ title: t("draftKept") }));
  useEffect(() => {
    if (keepAs === null) return undefined;
    const name = draftName(pageUserId() ?? "visitor", "form", keepAs);
    if (form.current && restore(form.current, name)) sayRestored();
    const save = () => {
      if (form.current && isPageOutdated()) writeDraft(name, { text: textOf(form.current) });
    };
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, [form, keepAs]);
}

function textOf(form: HTMLFormElement): string {
  return new URLSearchParams(typedFields(form).map((field) => [keyOf(field), valueOf(field)])).toString();
}

/** Returns whether a field had another value. */
function restore(form: HTMLFormElement, name: string): boolean {
  const draft = readDraft(name);
  if (draft === null) return false;
  writeDraft(name, null);
  const kept = new URLSearchParams(draft.text);
  return typedFields(form).filter((field) => fill(field, kept.get(keyOf(field)))).length > 0;
}

function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter(isTypedField);
}

function isTypedField(element: Element): element is TypedField {
  if (element instanceof HTMLInputElement && NOT_TYPED.has(element.type)) return false;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isField && element.name !== "" && !SECRET.test(element.getAttribute("autocomplete") ?? "");
}

/** Those of radio buttons with one name differ in their values. */
function keyOf(field: TypedField): string {
  return isCheckable(field) ? `${field.name}=${field.value}` : field.name;
}

function valueOf(field: TypedField): string {
  return isCheckable(field) ? String(field.checked) : field.value;
}

function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

/** As the person would: React hears of it. Leaves what has been typed since the reload. Returns whether the value changed. */
function fill(field: TypedField, value: string | null): boolean {
  if (value === null || valueOf(field) === value || !takes(field, value)) return false;
  if (isCheckable(field)) {
    field.click();
  } else {
    // The element's own setter would hide the change from React.
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", value, field);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  }
  return true;
}

function takes(field: TypedField, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return isCheckable(field) || field.value === field.defaultValue;
}
