import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Connection, Subscription } from './Connection.js'
import type { MessageOwner } from './createUsage.js'
import type { MessageKey } from './Mailbox.js'

/** Above this many unsent bytes a client counts as slow and is served page by page from the mailbox. */
const congestedBytes = 1024 * 1024

/** The two layers of an accepted WebSocket, and the buffer limit for a client that does not read. */
export type SocketConnectionOptions = {
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly source: MessageOwner
  readonly maxBufferedBytes: number
  readonly charge: (points: number) => void
}

/** An accepted WebSocket of an authenticated client. A class, because each socket would have closures of its own, about a kilobyte. */
export class SocketConnection implements Connection {
  readonly source: MessageOwner
  readonly charge: (points: number) => void
  readonly subscriptions: Map<string, Subscription> = new Map()
  readonly unanswered: Map<number, MessageKey> = new Map()
  fetchedUpTo: Map<string, number> | undefined = undefined
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #maxBufferedBytes: number
  /** Shared by all waiting callers. */
  #draining: Promise<void> | undefined
  #isGathering = false

  constructor({ socket, stream, source, maxBufferedBytes, charge }: SocketConnectionOptions) {
    this.#socket = socket
    this.#stream = stream
    this.#maxBufferedBytes = maxBufferedBytes
    this.source = source
    this.charge = charge
  }

  get clientId(): string {
    return this.source.sender
  }

  isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  isCongested(): boolean {
    return this.#socket.bufferedAmount > congestedBytes
  }

  drained(): Promise<void> {
    const stream = this.#stream
    if (!this.isOpen() || !stream.writableNeedDrain) return new Promise((resolve) => setImmediate(resolve))
    this.#draining ??= new Promise((resolve) => {
      const done = (): void => {
        stream.off('drain', done)
        stream.off('close', done)
        this.#draining = undefined
        resolve()
      }
      stream.on('drain', done)
      stream.on('close', done)
    })
    return this.#draining
  }

  send(text: string): void {
    if (!this.isOpen()) return
    // Everything sent at once is one write: responses and pushes follow each commit in groups.
    if (!this.#isGathering) {
      this.#isGathering = true
      this.#stream.cork()
      process.nextTick(SocketConnection.#flush, this)
    }
    this.#socket.send(text)
    // Its messages stay in the mailbox, unacknowledged: disconnecting loses nothing.
    if (this.#socket.bufferedAmount > this.#maxBufferedBytes) this.#socket.terminate()
  }

  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  static #flush(connection: SocketConnection): void {
    connection.#isGathering = false
    connection.#stream.uncork()
  }
}
