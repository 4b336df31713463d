import type { WebSocket } from 'ws'

/** A socket that is pinged. Set `isAlive` when anything arrives on it. */
export type PingedSocket = { readonly socket: WebSocket; readonly slot: number; isAlive: boolean }

/** Pings sockets, and terminates those from which nothing arrived since the last ping. */
export type Pinger = {
  add(socket: WebSocket): PingedSocket
  remove(pinged: PingedSocket): void
  stop(): void
}

/** Groups of sockets that are pinged together. */
const slotCount = 16

/** Creates one timer for all sockets: each turn pings a part of them, so that every socket is pinged once per interval. */
export function createPinger(intervalMs: number): Pinger {
  const slots = Array.from({ length: slotCount }, () => new Set<PingedSocket>())
  let current = 0

  const timer = setInterval(() => {
    current = (current + 1) % slotCount
    for (const pinged of slots[current] ?? []) {
      if (pinged.isAlive) {
        pinged.isAlive = false
        pinged.socket.ping()
      } else {
        pinged.socket.terminate()
      }
    }
  }, intervalMs / slotCount).unref()

  return {
    add(socket) {
      // The last slot to be pinged next.
      const pinged = { socket, slot: current, isAlive: true }
      slots[current]?.add(pinged)
      socket.on('pong', () => {
        pinged.isAlive = true
      })
      return pinged
    },
    remove(pinged) {
      slots[pinged.slot]?.delete(pinged)
    },
    stop: () => clearInterval(timer),
  }
}
