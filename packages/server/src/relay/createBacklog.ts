import type { Connection } from './Connection.js'

/** Pending work of sockets. */
export type Backlog = {
  /**
   * Processes a frame of a given size. Pauses a socket with much pending work or unread responses; `hasRoom` is false while all sockets
   * together have too much pending work. Returns a promise if the work does, or the socket has unread responses.
   */
  run(
    connection: Connection,
    bytes: number,
    work: (hasRoom: boolean) => Promise<void> | undefined,
  ): Promise<void> | undefined
  /** Returns the bytes of all pending frames. */
  pendingBytes(): number
}

/** Maximum bytes of all pending frames. */
export type BacklogOptions = { readonly maxBytes: number }

/** Overhead of a frame besides its text. */
const frameBytes = 1024
/** Above it, a socket waits until some of its work is done. */
const socketLimitBytes = 1024 * 1024

/** Limits the work that waits for a mailbox slower than its clients. */
export function createBacklog({ maxBytes }: BacklogOptions): Backlog {
  const maxSocketBytes = Math.min(socketLimitBytes, maxBytes / 4)
  const pendingBytes = new Map<Connection, number>()
  const paused = new Set<Connection>()
  let totalBytes = 0

  function pause(connection: Connection): void {
    if (paused.has(connection)) return
    paused.add(connection)
    connection.pause()
  }

  function resumePaused(): void {
    if (paused.size === 0 || totalBytes > maxBytes / 2) return
    for (const connection of paused) {
      if ((pendingBytes.get(connection) ?? 0) > maxSocketBytes / 2) continue
      paused.delete(connection)
      connection.resume()
    }
  }

  function finish(connection: Connection, size: number): void {
    const remaining = (pendingBytes.get(connection) ?? 0) - size
    if (remaining > 0) pendingBytes.set(connection, remaining)
    else pendingBytes.delete(connection)
    totalBytes -= size
    resumePaused()
  }

  function finishOnceRead(connection: Connection, size: number): Promise<void> | undefined {
    if (!connection.isCongested()) {
      finish(connection, size)
      return undefined
    }
    pause(connection)
    return connection.drained().then(() => finish(connection, size))
  }

  return {
    pendingBytes: () => totalBytes,
    run(connection, bytes, work) {
      const size = bytes + frameBytes
      const hasRoom = totalBytes + size <= maxBytes
      const socketBytes = (pendingBytes.get(connection) ?? 0) + size
      pendingBytes.set(connection, socketBytes)
      totalBytes += size
      if (!hasRoom || socketBytes > maxSocketBytes) pause(connection)
      const pending = work(hasRoom)
      return pending === undefined
        ? finishOnceRead(connection, size)
        : pending.then(() => finishOnceRead(connection, size))
    },
  }
}
