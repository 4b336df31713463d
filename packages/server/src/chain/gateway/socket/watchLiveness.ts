import type { WebSocket } from 'ws'

/** A running check of sockets. */
export type Liveness = {
  /** Called for each message. */
  hear(socket: WebSocket): void
  stop(): void
}

const pingMs = 25_000

/** Terminates a socket that does not respond to a ping; calls `onIdle` after `idleMs` without a message of any. */
export function watchLiveness(sockets: readonly WebSocket[], idleMs: number, onIdle: () => void): Liveness {
  const alive = new Set(sockets)
  let lastMs = Date.now()

  function check(): void {
    if (Date.now() - lastMs > idleMs) {
      onIdle()
      return
    }
    for (const socket of sockets.filter(({ isPaused }) => !isPaused)) {
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }

  for (const socket of sockets) socket.on('pong', () => alive.add(socket))
  const pinger = setInterval(check, Math.min(pingMs, idleMs))
  pinger.unref()
  return {
    hear(socket) {
      lastMs = Date.now()
      alive.add(socket)
    },
    stop: () => clearInterval(pinger),
  }
}
