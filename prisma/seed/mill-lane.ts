import type { SiteSeed } from "./site";

export const millLane: SiteSeed = {
  name: "Barn roof, Mill Lane",
  description: "Strip and re-roof the long barn, keep the old slates for the porch.",
  createdAt: [6, "7:30"],
  dueIn: 68,
  workers: ["june", "luis", "ana"],
  seenUntil: { rosa: [3, "12:00"], dale: [1, "8:00"] },
  tasks: [
    {
      name: "Scaffold and safety",
      assigned: ["june"],
      doneAt: [4, "12:30"],
      subtasks: [{ name: "Edge protection", doneAt: [4, "12:20"] }],
      updates: [
        {
          by: "june",
          at: [4, "12:40"],
          text: "Scaffold is tagged. Edge protection complete on all four sides.",
        },
      ],
    },
    {
      name: "Strip the slates",
      description: "Sort as you go: whole ones on pallets, broken ones in the skip.",
      assigned: ["luis", "ana"],
      subtasks: [{ name: "South slope" }, { name: "North slope" }, { name: "Count and stack for the porch" }],
      updates: [
        {
          by: "luis",
          at: [2, "13:05"],
          text: "Llevamos media pendiente sur. De cada diez pizarras salen siete enteras.",
          comments: [{ by: "dale", at: [2, "13:30"], text: "Better than we priced. Keep the seven." }],
        },
        {
          by: "ana",
          at: [1, "15:50"],
          text: "Tres cabios podridos junto a la chimenea, marcados con pintura roja. Nadie pise ahí.",
        },
        {
          by: "june",
          at: [1, "16:05"],
          text: "Confirmed what Ana found. Boarded the area and put tape round it. We need 3 rafters, 47 by 150, 4.8 m.",
        },
      ],
    },
    {
      name: "Felt and battens",
      subtasks: [
        { name: "Order the breathable felt" },
        { name: "Battens to gauge" },
        { name: "Ventilated ridge" },
      ],
      updates: [],
    },
    { name: "Slates and leadwork", subtasks: [{ name: "Chimney flashing" }], updates: [] },
  ],
  unassigned: [
    {
      by: "dale",
      at: [1, "7:20"],
      text: "Wind over 40 km/h from noon tomorrow. Nobody on the slope after 11:30.",
    },
    {
      by: "luis",
      at: [1, "12:10"],
      text: "La radio del manitou no funciona, hablamos por señas. Falta una pila.",
    },
  ],
};
