import type { RawData, WebSocket } from 'ws'
import type { Log } from '../../../platform/log/Log.js'
import { describeFailure } from '../../../platform/log/logFailure.js'
import type { SocketGuard } from './createSocketGuard.js'

/** The two sockets to connect. */
export type JoinSocketsOptions = {
  readonly client: WebSocket
  /** Paused until now. */
  readonly node: WebSocket
  /** Inspects the client's messages first. */
  readonly guard: SocketGuard
  /** Charges a number of calls; returns whether they are within the limit. */
  readonly charge: (points: number) => Promise<boolean>
  readonly idleMs: number
  readonly log: Log
}

/** Above this many unsent bytes the other socket is paused until they are flushed. */
const congestedBytes = 1024 * 1024
const pingMs = 25_000
const closeLingerMs = 2000
const goingAway = 1001
const policyViolationCode = 1008
const messageTooBigCode = 1009
const badGateway = 1014

/** Forwards messages in both directions, no faster than they are read. Closing one end closes the other. */
export function joinSockets({ client, node, guard, charge, idleMs, log }: JoinSocketsOptions): void {
  const alive = new Set<WebSocket>([client, node])
  let isClosed = false
  let lastMs = Date.now()
  let charging = 0
  let queue = Promise.resolve()

  function end(code: number, reason: string): void {
    if (isClosed) return
    isClosed = true
    clearInterval(pinger)
    for (const socket of [client, node]) {
      // A paused socket would never receive the close frame.
      socket.resume()
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), closeLingerMs).unref()
    }
  }

  function readOn(): void {
    const isFree = ({ bufferedAmount }: WebSocket): boolean => bufferedAmount <= congestedBytes
    if (node.isPaused && isFree(client)) node.resume()
    if (client.isPaused && charging === 0 && isFree(client) && isFree(node)) client.resume()
  }

  function forward(from: WebSocket, to: WebSocket, data: RawData | string, isBinary: boolean): void {
    to.send(data, { binary: isBinary }, readOn)
    if (to.bufferedAmount > congestedBytes) from.pause()
  }

  async function serve(data: RawData, isBinary: boolean): Promise<void> {
    const { points, verdict, tooMany } = guard(data, isBinary)
    const isAllowed = await charge(points)
    if (isClosed) return
    if (!isAllowed) forward(client, client, tooMany(), false)
    else if (verdict === undefined) end(policyViolationCode, 'The message cannot be parsed')
    else if ('forward' in verdict) forward(client, node, verdict.forward, isBinary)
    else forward(client, client, verdict.answer, false)
  }

  /** Processes messages one after another; reading pauses until a message is charged. */
  function enqueue(data: RawData, isBinary: boolean): void {
    charging += 1
    client.pause()
    queue = queue
      .then(() => serve(data, isBinary))
      .finally(() => {
        charging -= 1
        if (!isClosed) readOn()
      })
  }

  const pinger = setInterval(
    () => {
      if (Date.now() - lastMs > idleMs) return end(goingAway, 'Idle for too long')
      for (const socket of [client, node]) {
        if (socket.isPaused) continue
        if (!alive.delete(socket)) return socket.terminate()
        socket.ping()
      }
    },
    Math.min(pingMs, idleMs),
  )
  pinger.unref()

  for (const from of [client, node]) {
    from.on('message', (data, isBinary) => {
      lastMs = Date.now()
      alive.add(from)
      if (from === node) forward(node, client, data, isBinary)
      else enqueue(data, isBinary)
    })
    from.on('pong', () => alive.add(from))
    from.on('error', (error) => {
      log.debug(describeFailure(error), 'proxied socket error')
      const tooBig = (error as { code?: unknown }).code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'
      end(tooBig ? messageTooBigCode : badGateway, tooBig ? 'The message is too large' : 'The connection was lost')
    })
    from.on('close', (code, reason) => {
      // These codes never appear in a close frame, and must not be sent in one.
      const sendable = code >= 1000 && code !== 1004 && code !== 1005 && code !== 1006 && code !== 1015
      if (sendable) end(code, reason.toString())
      else end(from === node ? badGateway : 1000, '')
    })
  }
  node.resume()
}
