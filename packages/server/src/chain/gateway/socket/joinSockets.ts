import type { RawData, WebSocket } from 'ws'
import type { Log } from '../../../platform/log/Log.js'
import { describeFailure } from '../../../platform/log/logFailure.js'
import type { SocketGuard } from './createSocketGuard.js'
import { watchLiveness } from './watchLiveness.js'

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
const closeLingerMs = 2000
const goingAway = 1001
const policyViolationCode = 1008
const messageTooBigCode = 1009
const internalError = 1011
const badGateway = 1014

/** Forwards messages in both directions, no faster than they are read. Closing one end closes the other. */
export function joinSockets({ client, node, guard, charge, idleMs, log }: JoinSocketsOptions): void {
  const liveness = watchLiveness([client, node], idleMs, () => end(goingAway, 'Idle for too long'))
  let isClosed = false
  let charging = 0
  let queue = Promise.resolve()

  function end(code: number, reason: string): void {
    if (isClosed) return
    isClosed = true
    liveness.stop()
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
      .catch((error: unknown) => {
        log.warn(describeFailure(error), 'cannot forward a message of a proxied socket')
        end(internalError, 'The message could not be forwarded')
      })
      .finally(() => {
        charging -= 1
        if (!isClosed) readOn()
      })
  }

  for (const from of [client, node]) {
    from.on('message', (data, isBinary) => {
      liveness.hear(from)
      if (from === node) forward(node, client, data, isBinary)
      else enqueue(data, isBinary)
    })
    from.on('error', (error) => {
      log.debug(describeFailure(error), 'proxied socket error')
      const tooBig = (error as { code?: unknown }).code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'
      end(tooBig ? messageTooBigCode : badGateway, tooBig ? 'The message is too large' : 'The connection was lost')
    })
    from.on('close', (code, reason) => {
      if (isSendable(code)) end(code, reason.toString())
      else end(from === node ? badGateway : 1000, '')
    })
  }
  node.resume()
}

/** Some codes never appear in a close frame, and must not be sent in one. */
function isSendable(code: number): boolean {
  return code >= 1000 && ![1004, 1005, 1006, 1015].includes(code)
}
