/** A plan as POST /api/kickoff/create takes it. */
export const PLAN = {
  title: "Barn roof, Mill Lane",
  description: "Strip and re-roof the long barn in slate.",
  folders: [
    {
      name: "Scaffold and safety",
      description: "Set up before anybody climbs.",
      subtasks: [{ name: "Order the scaffold", isCompleted: true }, { name: "Fence the yard" }],
    },
    { name: "Strip and sort slates", description: "Stack what is sound by the porch.", subtasks: [] },
  ],
};
