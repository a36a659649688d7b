import type { SiteSeed } from "./site";

export const ortegaKitchen: SiteSeed = {
  name: "Ortega kitchen",
  description: "Full refit, new floor, island moved to the window side.",
  createdAt: [31, "9:40"],
  dueIn: -2,
  workers: ["ana", "mateo"],
  seenUntil: { rosa: [0, "0:01"], dale: [0, "0:01"] },
  tasks: [
    {
      name: "Strip out",
      doneAt: [20, "17:00"],
      subtasks: [
        { name: "Old units out", doneAt: [22, "12:00"] },
        { name: "Lift the floor", doneAt: [20, "16:50"] },
      ],
      updates: [
        {
          by: "ana",
          at: [20, "17:05"],
          photos: ["kitchen-stripped"],
          samePlaceAs: "kitchen-before",
          text: "Todo fuera. Debajo del piso había humedad junto a la ventana, dejé fotos en el sobre.",
        },
        {
          by: "ana",
          at: [31, "10:05"],
          photos: ["kitchen-before"],
          text: "Así está la cocina antes de empezar.",
        },
      ],
    },
    {
      name: "Cabinets and worktop",
      assigned: ["ana"],
      subtasks: [
        { name: "Base units level", doneAt: [5, "15:30"] },
        { name: "Wall units", doneAt: [3, "16:00"] },
        { name: "Worktop templated", doneAt: [2, "11:10"] },
        { name: "Worktop fitted" },
      ],
      updates: [
        {
          by: "ana",
          at: [2, "11:15"],
          text: "Tomaron la plantilla de la cubierta. La entregan el martes, 2.60 m y el frente de la isla.",
          comments: [
            { by: "rosa", at: [2, "11:40"], text: "Tuesday it is. Did they note the 40 mm upstand?" },
            { by: "ana", at: [2, "11:52"], text: "Sí, 40 mm, está en la hoja." },
          ],
        },
        {
          by: "ana",
          at: [1, "17:30"],
          photos: ["kitchen-after"],
          samePlaceAs: "kitchen-stripped",
          text: "Muebles y cubierta puestos. Falta sellar la junta con la pared.",
        },
      ],
    },
    {
      name: "Plumbing",
      doneAt: [6, "14:00"],
      subtasks: [
        { name: "Move the waste", doneAt: [12, "13:20"] },
        { name: "Pressure test", doneAt: [6, "13:50"] },
      ],
      updates: [
        { by: "mateo", at: [6, "13:55"], text: "Prueba de presión a 10 bar por 30 minutos, sin pérdida." },
      ],
    },
  ],
  unassigned: [
    {
      by: "dale",
      at: [1, "16:20"],
      text: "Client was on site and is happy. She asked for a socket inside the pantry: extra, agreed by mail.",
    },
    {
      by: "ana",
      at: [3, "16:10"],
      text: "Mañana no hay agua en la calle de 9 a 12, lo avisaron con un papel.",
    },
  ],
};
