import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type ClientIdentity, createClientIdentity, createClientToken } from './createClientToken.js'

/** A message pushed by the relay. */
export type Push = {
  readonly id: number
  readonly params: {
    readonly id: string
    readonly data: { topic: string; message: string; publishedAt: number; tag: number; attestation?: string }
  }
}

/** A plain client of the relay's JSON-RPC interface, for tests and load. */
export type RelayClient = {
  readonly identity: ClientIdentity
  readonly socket: WebSocket
  /** Every pushed message, in order. */
  readonly pushes: Push[]
  /** Sends a request and returns its result; rejects with the JSON-RPC error. */
  call(method: string, params: unknown): Promise<unknown>
  acknowledge(push: Push): void
  /** Resolves with the first `count` pushes; rejects after 20 seconds. */
  received(count: number): Promise<readonly Push[]>
  close(): Promise<void>
}

/** Options for {@link connectRelayClient}. */
export type RelayClientOptions = {
  readonly url: string
  readonly identity?: ClientIdentity
  /** Whether pushes are acknowledged immediately. Default true. */
  readonly acknowledge?: boolean
  /** Address that a proxy would report for the client. Default: none. */
  readonly address?: string
  /** Time until an attempt to connect fails. Default: none. */
  readonly handshakeMs?: number
  readonly onPush?: (push: Push) => void
}

/** Opens a socket with a fresh token and waits until it is open. */
export async function connectRelayClient(options: RelayClientOptions): Promise<RelayClient> {
  const { url, identity = createClientIdentity(), acknowledge = true, onPush, address, handshakeMs } = options
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/?projectId=test&auth=${createClientToken(identity)}`, {
    ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
    ...(handshakeMs !== undefined && { handshakeTimeout: handshakeMs }),
  })
  const waiting = new Map<string, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>()
  const pushes: Push[] = []
  let watchers: (() => void)[] = []
  let lastId = Date.now() * 1000

  function answer(push: Push): void {
    socket.send(JSON.stringify({ id: push.id, jsonrpc: '2.0', result: true }))
  }

  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString())
    if (frame.method === 'irn_subscription') {
      pushes.push(frame)
      onPush?.(frame)
      if (acknowledge) answer(frame)
      for (const watcher of watchers) watcher()
      return
    }
    const call = waiting.get(frame.id)
    waiting.delete(frame.id)
    if ('error' in frame) call?.reject(Object.assign(new Error(frame.error.message), { code: frame.error.code }))
    else call?.resolve(frame.result)
  })
  socket.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`closed with ${code}`))
    waiting.clear()
  })
  await once(socket, 'open')

  return {
    identity,
    socket,
    pushes,
    call: (method, params) =>
      new Promise((resolve, reject) => {
        // It would never be answered, nor rejected by the event that is over.
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('closed'))
        lastId += 1
        const id = `${lastId}000`
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
    acknowledge: answer,
    received: (count) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`got ${pushes.length} of ${count} messages`)), 20_000)
        const check = (): void => {
          if (pushes.length < count) return
          clearTimeout(timer)
          watchers = watchers.filter((watcher) => watcher !== check)
          resolve(pushes.slice(0, count))
        }
        watchers.push(check)
        check()
      }),
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}
