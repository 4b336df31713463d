import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Connection } from './Connection.js'
import type { MessageOwner } from './createUsage.js'

/** Above this many unsent bytes a client counts as slow and is served page by page from the mailbox. */
const congestedBytes = 1024 * 1024

/** The two layers of an accepted WebSocket, and the buffer limit for a client that does not read. */
export type OpenConnectionOptions = {
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly source: MessageOwner
  readonly maxBufferedBytes: number
  readonly charge: (points: number) => void
}

/** Wraps an accepted WebSocket of an authenticated client. */
export function openConnection({
  socket,
  stream,
  source,
  maxBufferedBytes,
  charge,
}: OpenConnectionOptions): Connection {
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  // Shared by all waiting callers.
  let draining: Promise<void> | undefined
  const isCongested = (): boolean => socket.bufferedAmount > congestedBytes
  let isGathering = false

  function flush(): void {
    isGathering = false
    stream.uncork()
  }

  return {
    clientId: source.sender,
    source,
    subscriptions: new Map(),
    unanswered: new Map(),
    fetchedUpTo: undefined,
    isOpen,
    isCongested,
    drained() {
      if (!isOpen() || !stream.writableNeedDrain) return new Promise((resolve) => setImmediate(resolve))
      draining ??= new Promise((resolve) => {
        const done = (): void => {
          stream.off('drain', done)
          stream.off('close', done)
          draining = undefined
          resolve()
        }
        stream.on('drain', done)
        stream.on('close', done)
      })
      return draining
    },
    send(text) {
      if (!isOpen()) return
      // Everything sent at once is one write: responses and pushes follow each commit in groups.
      if (!isGathering) {
        isGathering = true
        stream.cork()
        process.nextTick(flush)
      }
      socket.send(text)
      // Its messages stay in the mailbox, unacknowledged: disconnecting loses nothing.
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
    },
    charge,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: (code, reason) => socket.close(code, reason),
  }
}
