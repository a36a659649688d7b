import type { SiteSeed } from "./site";

export const harlowStreet: SiteSeed = {
  name: "Harlow Street extension",
  description: "Two-storey rear extension, new kitchen and utility. Handover 18 December.",
  createdAt: [24, "8:05"],
  dueIn: 27,
  workers: ["mateo", "june", "luis"],
  seenUntil: { rosa: [0, "0:33"], dale: [1, "17:30"], mateo: [0, "0:20"] },
  tasks: [
    {
      name: "Foundations",
      description: "Strip footings, slab and damp-proof membrane.",
      doneAt: [9, "16:40"],
      assigned: ["mateo", "luis"],
      subtasks: [
        { name: "Dig and shutter", doneAt: [19, "15:10"] },
        { name: "Pour the slab", doneAt: [14, "11:20"] },
        { name: "Inspector's sign-off", doneAt: [9, "16:35"] },
      ],
      updates: [
        {
          by: "luis",
          at: [14, "11:30"],
          text: "Losa colada completa, 14 m³. La regamos cada dos horas hasta mañana.",
          comments: [
            {
              by: "rosa",
              at: [14, "12:05"],
              text: "Gracias. Keep the hessian on it overnight, frost is forecast.",
            },
          ],
        },
        {
          by: "june",
          at: [9, "16:45"],
          text: "Inspector was here, no remarks. Sign-off sheet is in the site box.",
        },
      ],
    },
    {
      name: "North wall",
      description: "Retaining wall along the neighbour's drive.",
      assigned: ["mateo"],
      subtasks: [
        { name: "Strip the forms", doneAt: [0, "0:50"], assigned: ["mateo"] },
        {
          name: "Repair honeycombing",
          assigned: ["mateo", "luis"],
          updates: [
            {
              by: "luis",
              at: [0, "0:28"],
              photos: ["hollow", "mortar"],
              text: "Piqué hasta concreto sano, son 6 cm de fondo. Falta el mortero de reparación.",
            },
          ],
        },
        { name: "Damp-proof course" },
      ],
      updates: [
        {
          by: "mateo",
          at: [0, "0:45"],
          voice: "north-wall",
          photos: ["north-wall"],
          text: "Ya descimbramos el muro norte. Encontramos panal a unos 40 cm de la esquina. No rellenen hasta que lo revisen.",
          comments: [{ by: "rosa", at: [0, "0:35"], text: "Seen. Dale comes at 4 with the repair mortar." }],
        },
        {
          by: "june",
          at: [1, "16:48"],
          text: "Rebar inspected and signed off. Photos are with the inspector's note.",
        },
        {
          by: "mateo",
          at: [3, "14:12"],
          text: "Colado del muro terminado a las 2. El camión llegó 40 minutos tarde.",
        },
      ],
    },
    {
      name: "Roof trusses",
      description: "Twelve trusses, crane on the 27th.",
      assigned: ["june"],
      subtasks: [{ name: "Confirm the crane" }, { name: "Wall plates level", doneAt: [2, "15:00"] }],
      updates: [
        {
          by: "june",
          at: [2, "15:05"],
          voice: "wall-plates",
          photos: ["studs", "beam", "hanger", "tape", "lumber"],
          text: "Wall plates are level within 3 mm over the whole length. The crane can come.",
        },
        {
          by: "dale",
          at: [1, "9:15"],
          photos: ["lumber"],
          text: "Truss delivery moved to Thursday morning, same crane.",
          comments: [
            { by: "june", at: [1, "9:40"], text: "Works for us. I will clear the east side on Wednesday." },
          ],
        },
      ],
    },
    {
      name: "First fix electrics",
      subtasks: [{ name: "Chase the kitchen walls" }, { name: "Consumer unit position" }],
      updates: [],
    },
  ],
  unassigned: [
    {
      by: "rosa",
      at: [1, "7:02"],
      text: "Concrete truck confirmed for 10:30. Keep the drive clear, the neighbour leaves at ten.",
    },
    {
      by: "luis",
      at: [4, "8:20"],
      text: "El baño portátil está lleno, necesitamos que vengan hoy.",
      comments: [{ by: "dale", at: [4, "8:34"], text: "Called them, they come before noon." }],
    },
    {
      by: "june",
      at: [6, "17:10"],
      text: "Gate lock is stiff. I oiled it, but order a new one before it gets cold.",
    },
  ],
  chat: [
    { by: "june", at: [1, "15:50"], text: "The truck with the trusses is at the gate." },
    { by: "luis", to: "rosa", at: [1, "16:10"], text: "Las cerchas están tapadas." },
    { by: "luis", at: [1, "16:20"], text: "Ya bajamos las cerchas y las tapamos." },
    { by: "mateo", at: [1, "16:24"], text: "Gracias. Quito la cimbra temprano." },
    {
      by: "rosa",
      at: [0, "1:42"],
      text: "Concrete truck confirmed for 10:30. Keep the drive clear, please.",
    },
    { by: "mateo", at: [0, "1:39"], text: "Listo, muevo la camioneta." },
    {
      by: "june",
      to: "rosa",
      at: [0, "1:20"],
      text: "The inspector's note is filed.",
      unreadBy: ["rosa"],
    },
    { by: "rosa", to: "dale", at: [0, "0:55"], text: "Take the invoice along." },
    { by: "mateo", to: "rosa", at: [0, "0:36"], text: "Ya casi acabamos la cimbra.", unreadBy: ["rosa"] },
    { by: "mateo", to: "rosa", at: [0, "0:34"], text: "¿Cuántos bultos necesitamos?", unreadBy: ["rosa"] },
    {
      by: "dale",
      at: [0, "0:12"],
      text: "I'll be there at 4 with the mortar, @Mateo. Don't backfill until I've seen it.",
      unreadBy: ["rosa", "mateo"],
    },
    { by: "luis", at: [0, "0:09"], text: "Aquí te esperamos.", unreadBy: ["rosa", "mateo"] },
  ],
};
