import { KitError } from '@kit/core'
import type { ClockPort, PluginContext } from '@kit/core/plugin'
import {
  failureSchema,
  type PayloadOf,
  type RequestName,
  type ResponseOf,
  replySchema,
  requests,
} from '../protocol/index.js'
import type { DappServices } from './createDappServices.js'
import { FrameError } from './FrameError.js'
import { createId } from './performHandshake.js'
import { toFrameMessage } from './toFrameMessage.js'

/** Pending requests to the frame. */
export type FrameRequests = {
  /** Sends a request over a port and waits for the response. */
  ask<Name extends RequestName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
    to: MessagePort,
  ): Promise<ResponseOf<Name>>
  /** Returns the handler for a response message. Returns undefined if it isn't a response or doesn't match a request. */
  answerOf(data: unknown): (() => void) | undefined
  /** Restarts the timeout of a request while the user decides. */
  restart(id: string): void
  rejectAll(error: unknown): void
}

type Open = {
  readonly name: RequestName
  resolve(value: unknown): void
  reject(error: unknown): void
  restart(): void
}

/** Time limit for a response, counted from the request or the last message that the user is deciding. */
const responseTimeoutMs = 30_000
/** A timer that fires later than this was suspended with the page. */
const suspendedAfterMs = 5000

/** Creates the requests. `onTimeout` reports a response that didn't arrive in time and whether others are pending. */
export function createFrameRequests(
  { clock, random }: Pick<PluginContext['ports'], 'clock' | 'random'>,
  services: Pick<DappServices, 'open'>,
  onTimeout: { alert(): void; frameUnresponsive(): void },
): FrameRequests {
  const open = new Map<string, Open>()

  return {
    ask(name, payload, signal, to) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const id = createId({ random })
        const message = toFrameMessage(name, id, payload)
        const endService = services.open(message)
        const timer = startTimer(clock, () => {
          onTimeout.alert()
          cancelInFrame(timeoutError())
          // The frame's process may have crashed, which browsers don't report. Its dialog would keep the page inert.
          if (open.size === 0) onTimeout.frameUnresponsive()
        })
        const end = (): void => {
          timer.cancel()
          endService()
          open.delete(id)
          signal?.removeEventListener('abort', abort)
        }
        /** Cancels the request in the frame, so that the user isn't asked for a response that no one waits for. */
        function cancelInFrame(error: unknown): void {
          end()
          to.postMessage({ type: '@kit-app/RPC_ABORT', id: `${id}-abort`, payload: { ids: [id] } })
          reject(error)
        }
        const abort = (): void => cancelInFrame(signal?.reason)
        open.set(id, {
          name,
          restart: timer.restart,
          resolve(value) {
            end()
            resolve(value as ResponseOf<typeof name>)
          },
          reject(error) {
            end()
            reject(error)
          },
        })
        signal?.addEventListener('abort', abort)
        timer.restart()
        to.postMessage(message)
      })
    },
    answerOf(data) {
      const { data: reply } = replySchema.safeParse(data)
      const requested = reply && open.get(reply.id)
      if (requested === undefined) return undefined
      if (reply?.type === `@kit-frame/${requested.name}_SUCCESS`) {
        const answer = requests[requested.name].answer.safeParse(reply.payload)
        return answer.success ? () => requested.resolve(answer.data) : undefined
      }
      const failure = failureSchema.safeParse(reply?.payload ?? {})
      if (reply?.type !== `@kit-frame/${requested.name}_ERROR` || !failure.success) return undefined
      const { message = 'An error occurred', code, data: more } = failure.data
      return () => requested.reject(new FrameError(message, code, more))
    },
    restart: (id) => open.get(id)?.restart(),
    rejectAll(error) {
      for (const { reject } of [...open.values()]) reject(error)
    },
  }
}

/** Calls back after the time limit of a response. */
function startTimer(
  clock: Pick<ClockPort, 'now' | 'setTimeout'>,
  late: () => void,
): { restart(): void; cancel(): void } {
  let cancel = (): void => {}
  function restart(): void {
    cancel()
    const beganMs = clock.now()
    // In a hidden or suspended page, both the timer and the frame are late, so the time limit starts again.
    cancel = clock.setTimeout(
      () => (clock.now() - beganMs > responseTimeoutMs + suspendedAfterMs ? restart() : late()),
      responseTimeoutMs,
    )
  }
  return { restart, cancel: () => cancel() }
}

const timeoutError = (): KitError =>
  new KitError('embedded/timeout', {
    shortMessage: "The wallet didn't respond in time.",
    details: 'iframe_request_timeout',
  })
