let pressed: WeakRef<Element> | null = null;

/** Remembers which control was pressed last: phones do not focus what is tapped. Returns the function that stops it. */
export function watchPresses(): () => void {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element && target.closest("button, a, input, label, [role=button]");
    if (control) pressed = new WeakRef(control);
  };
  document.addEventListener("click", remember, true);
  return () => document.removeEventListener("click", remember, true);
}

export function lastPressed(): Element | null {
  return pressed?.deref() ?? null;
}
