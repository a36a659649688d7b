/** Runs in the page: records how long each mark's animation takes. */
export function watchMarker(): void {
  const drops: number[] = [];
  Object.assign(globalThis, { drops });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (typeof options === "object" && this.matches("[data-highlighted-marker]"))
      drops.push(Number(options.duration));
    return animate.call(this, frames, options);
  };
}

/** Runs in the page: records how often a text is drawn in its lists, whenever that changes from one frame to the next. */
export function watchCount(text: string): void {
  const counts: number[] = [];
  Object.assign(globalThis, { counts });
  const look = () => {
    const texts = [...document.querySelectorAll("ol > li p")].filter(
      (element) => element.textContent === text,
    );
    if (texts.length !== counts.at(-1)) counts.push(texts.length);
    requestAnimationFrame(look);
  };
  look();
}
