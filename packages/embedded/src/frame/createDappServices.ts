import { createLimit, type Ports, untilAborted } from '@kit/core/adapter'
import * as z from 'zod/mini'
import { type Fetched, isTooLarge, type Notice } from '../protocol/index.js'
import { askJsonRpc } from './askJsonRpc.js'
import { FrameError } from './FrameError.js'

/** The services that the dapp names in what is open, as the frame may have them asked. */
export type DappServices = {
  /** A request begins. The service that it names may be asked until the returned end. */
  open(request: unknown): () => void
  /** Makes the call that the frame asks for. Its answer says what went wrong. */
  ask(call: FetchNotice): Promise<Fetched>
}

/** A call that the frame asks for. */
export type FetchNotice = Extract<Notice, { readonly type: '@kit-frame/FETCH' }>

/** A service has so long for an answer. */
const ANSWER_MS = 10_000

/** `wallet_sendCalls` whose fees a service of the dapp pays (ERC-7677). */
const paidCallsSchema = z.object({
  payload: z.object({
    method: z.literal('wallet_sendCalls'),
    params: z.tuple(
      [z.object({ capabilities: z.object({ paymasterService: z.object({ url: z.string() }) }) })],
      z.unknown(),
    ),
  }),
})

/**
 * Creates them. Only the address that the page itself gave is asked: the frame cannot send the page anywhere else, and what it asks ends with the request that it
 * is for.
 */
export function createDappServices({ clock, fetch }: Pick<Ports, 'clock' | 'fetch'>): DappServices {
  const named = new Set<{ readonly url: string; readonly ended: AbortController }>()

  async function ask({ url, method, params }: FetchNotice['payload']): Promise<unknown> {
    const service = [...named].find((each) => each.url === url)
    if (service === undefined) throw new FrameError("The page doesn't allow requests to this service", 4200)
    const limit = createLimit([service.ended.signal], {
      clock,
      limitMs: ANSWER_MS,
      reason: () => new FrameError("The service didn't respond in time", -32603),
    })
    try {
      const call = askJsonRpc({ url, method, params, fetch, credentials: 'omit', signal: limit.signal })
      return await untilAborted(() => call, limit.signal)
    } finally {
      limit.end()
    }
  }

  return {
    open(request) {
      const { data } = paidCallsSchema.safeParse(request)
      if (data === undefined) return () => undefined
      const [{ capabilities }] = data.payload.params
      const service = { url: capabilities.paymasterService.url, ended: new AbortController() }
      named.add(service)
      return () => {
        named.delete(service)
        service.ended.abort(new FrameError('The request was cancelled', -32603))
      }
    },
    async ask({ id, payload }) {
      try {
        const message = { type: '@kit-app/FETCH_SUCCESS', id, payload: { result: await ask(payload) } } as const
        if (isTooLarge(message)) throw new FrameError('The response is too large', -32603)
        return message
      } catch (cause) {
        // What a browser says of an address that cannot be reached is for the page's own log.
        const { message, code, data } =
          cause instanceof FrameError ? cause : new FrameError("Couldn't reach the service", -32603)
        const failure = { message, ...(code !== undefined && { code }), ...(data !== undefined && { data }) }
        const answer = { type: '@kit-app/FETCH_ERROR', id, payload: failure } as const
        return isTooLarge(answer) ? { ...answer, payload: { message } } : answer
      }
    },
  }
}
