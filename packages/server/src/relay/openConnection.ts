import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Connection } from './Connection.js'

/** Above this many unsent bytes a client counts as slow and is served from the mailbox page by page. */
const CONGESTED_BYTES = 1024 * 1024

/** The two layers of an accepted WebSocket, and how much may wait for a client that does not read. */
export type OpenConnectionOptions = {
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly clientId: string
  readonly maxBufferedBytes: number
}

/** Wraps an accepted WebSocket of an authenticated client. */
export function openConnection({ socket, stream, clientId, maxBufferedBytes }: OpenConnectionOptions): Connection {
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  const isCongested = (): boolean => socket.bufferedAmount > CONGESTED_BYTES

  return {
    clientId,
    subscriptions: new Map(),
    unanswered: new Map(),
    fetchedUpTo: new Map(),
    isOpen,
    isCongested,
    drained: () =>
      new Promise((resolve) => {
        if (!isOpen() || !stream.writableNeedDrain) {
          setImmediate(resolve)
          return
        }
        const done = (): void => {
          stream.off('drain', done)
          stream.off('close', done)
          resolve()
        }
        stream.on('drain', done)
        stream.on('close', done)
      }),
    send(text) {
      if (!isOpen()) return
      socket.send(text)
      // Its messages stay in the mailbox, unacknowledged: nothing is lost by hanging up.
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
    },
    close: (code, reason) => socket.close(code, reason),
  }
}
