import bathroom from "./bathroom.json" with { type: "json" };
import deck from "./deck.json" with { type: "json" };
import electrical from "./electrical.json" with { type: "json" };
import extension from "./extension.json" with { type: "json" };
import kitchenRemodel from "./kitchen-remodel.json" with { type: "json" };
import newBuild from "./new-build.json" with { type: "json" };
import painting from "./painting.json" with { type: "json" };
import plumbing from "./plumbing.json" with { type: "json" };
import roof from "./roof.json" with { type: "json" };

/** Each trade's usual sequence in English, in display order. */
export default {
  kitchenRemodel,
  bathroom,
  roof,
  extension,
  deck,
  painting,
  newBuild,
  electrical,
  plumbing,
};
