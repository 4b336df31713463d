import type { Connection } from './Connection.js'

/** Pending work of sockets. */
export type Backlog = {
  /**
   * Processes a frame of a given size. Pauses a socket with much pending work or unread responses; `hasRoom` is false while all sockets
   * together have too much pending work.
   */
  run(connection: Connection, bytes: number, work: (hasRoom: boolean) => Promise<void>): Promise<void>
}

/** Maximum bytes of all pending frames. */
export type BacklogOptions = { readonly maxBytes: number }

/** Overhead of a frame besides its text. */
const FRAME_BYTES = 1024
/** Above it, a socket waits until some of its work is done. */
const MOST_OF_ONE = 1024 * 1024

/** Limits the work that waits for a mailbox slower than its clients. */
export function createBacklog({ maxBytes }: BacklogOptions): Backlog {
  const mostOfOne = Math.min(MOST_OF_ONE, maxBytes / 4)
  const underWay = new Map<Connection, number>()
  const held = new Set<Connection>()
  let all = 0

  function hold(connection: Connection): void {
    if (held.has(connection)) return
    held.add(connection)
    connection.pause()
  }

  function letGo(): void {
    if (all > maxBytes / 2) return
    for (const connection of held) {
      if ((underWay.get(connection) ?? 0) > mostOfOne / 2) continue
      held.delete(connection)
      connection.resume()
    }
  }

  return {
    async run(connection, bytes, work) {
      const size = bytes + FRAME_BYTES
      const hasRoom = all + size <= maxBytes
      const own = (underWay.get(connection) ?? 0) + size
      underWay.set(connection, own)
      all += size
      if (!hasRoom || own > mostOfOne) hold(connection)
      await work(hasRoom)
      if (connection.isCongested()) {
        hold(connection)
        await connection.drained()
      }
      const left = (underWay.get(connection) ?? 0) - size
      if (left > 0) underWay.set(connection, left)
      else underWay.delete(connection)
      all -= size
      letGo()
    },
  }
}
