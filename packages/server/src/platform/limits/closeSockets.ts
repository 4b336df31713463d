import type { WebSocket } from 'ws'

const pollMs = 10

/** Closes WebSockets because the server stops, and terminates those still open after `limitMs`. */
export async function closeSockets(sockets: ReadonlySet<WebSocket>, limitMs: number): Promise<void> {
  for (const socket of sockets) socket.close(1001, 'Server is restarting')
  const deadlineMs = Date.now() + limitMs
  while (sockets.size > 0 && Date.now() < deadlineMs) await new Promise((resolve) => setTimeout(resolve, pollMs))
  for (const socket of sockets) socket.terminate()
}
