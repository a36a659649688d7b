import type { Server } from "node:http";

/** Stops a server, whose open connections end at once. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}
