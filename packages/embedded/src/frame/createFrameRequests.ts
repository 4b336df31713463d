import { KitError } from '@kit/core'
import type { ClockPort, PluginContext } from '@kit/core/plugin'
import {
  type AnswerOf,
  failureSchema,
  type PayloadOf,
  type RequestName,
  replySchema,
  requests,
} from '../protocol/index.js'
import type { DappServices } from './createDappServices.js'
import { FrameError } from './FrameError.js'
import { createId } from './greet.js'
import { toFrameMessage } from './toFrameMessage.js'

/** The requests that the frame has not answered yet. */
export type FrameRequests = {
  /** Asks over a port, and waits for the answer. */
  ask<Name extends RequestName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
    to: MessagePort,
  ): Promise<AnswerOf<Name>>
  /** What a message answers; undefined for what is no answer, or not the right one. */
  answerOf(data: unknown): (() => void) | undefined
  /** A person decides: a request has its time once more. */
  restart(id: string): void
  rejectAll(error: unknown): void
}

type Open = {
  readonly name: RequestName
  resolve(value: unknown): void
  reject(error: unknown): void
  restart(): void
}

/** An answer may take so long, from the question or the last sign of a person who decides. */
const ANSWER_MS = 30_000
/** A timer that is so late was held up. */
const LATE_MS = 5000

/** Creates them. `onTimeout` is told of an answer that did not come in time, and whether another is waited for. */
export function createFrameRequests(
  { clock, random }: Pick<PluginContext['ports'], 'clock' | 'random'>,
  services: Pick<DappServices, 'open'>,
  onTimeout: { alert(): void; dead(): void },
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
          takeBack(timeoutError())
          // Its process may have died, which browsers tell nobody: what it shows would keep the page inert.
          if (open.size === 0) onTimeout.dead()
        })
        const end = (): void => {
          timer.cancel()
          endService()
          open.delete(id)
          signal?.removeEventListener('abort', abort)
        }
        /** Nobody waits for the answer any more: the visitor must not be asked for it, either. */
        function takeBack(error: unknown): void {
          end()
          to.postMessage({ type: '@kit-app/RPC_ABORT', id: `${id}-abort`, payload: { ids: [id] } })
          reject(error)
        }
        const abort = (): void => takeBack(signal?.reason)
        open.set(id, {
          name,
          restart: timer.restart,
          resolve(value) {
            end()
            resolve(value as AnswerOf<typeof name>)
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
      const asked = reply && open.get(reply.id)
      if (asked === undefined) return undefined
      if (reply?.type === `@kit-frame/${asked.name}_SUCCESS`) {
        const answer = requests[asked.name].answer.safeParse(reply.payload)
        return answer.success ? () => asked.resolve(answer.data) : undefined
      }
      const failure = failureSchema.safeParse(reply?.payload ?? {})
      if (reply?.type !== `@kit-frame/${asked.name}_ERROR` || !failure.success) return undefined
      const { message = 'An error occurred', code, data: more } = failure.data
      return () => asked.reject(new FrameError(message, code, more))
    },
    restart: (id) => open.get(id)?.restart(),
    rejectAll(error) {
      for (const { reject } of [...open.values()]) reject(error)
    },
  }
}

/** Calls back when it has run for the time of an answer. */
function startTimer(
  clock: Pick<ClockPort, 'now' | 'setTimeout'>,
  late: () => void,
): { restart(): void; cancel(): void } {
  let cancel = (): void => {}
  function restart(): void {
    cancel()
    const beganMs = clock.now()
    // A page that was hidden or asleep is late itself, and so is the frame: it has its time once more.
    cancel = clock.setTimeout(() => (clock.now() - beganMs > ANSWER_MS + LATE_MS ? restart() : late()), ANSWER_MS)
  }
  return { restart, cancel: () => cancel() }
}

const timeoutError = (): KitError =>
  new KitError('embedded/timeout', {
    shortMessage: "The wallet didn't respond in time.",
    details: 'iframe_request_timeout',
  })
