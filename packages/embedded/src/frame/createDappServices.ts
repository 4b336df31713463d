import { createAbortLimit, type Ports, untilAborted } from '@kit/core/adapter'
import * as z from 'zod/mini'
import { type Fetched, isTooLarge, type Notice } from '../protocol/index.js'
import { FrameError } from './FrameError.js'
import { sendJsonRpc } from './sendJsonRpc.js'

/** Calls services of the dapp on behalf of the frame, limited to those named in pending requests. */
export type DappServices = {
  /** Starts a request. The service that it names may be called until the returned function is called. */
  open(request: unknown): () => void
  /** Makes the call requested by the frame. The response contains the error, if any. */
  ask(call: FetchNotice): Promise<Fetched>
}

/** A call requested by the frame. */
export type FetchNotice = Extract<Notice, { readonly type: '@kit-frame/FETCH' }>

/** Time limit for a response of a service. */
const responseTimeoutMs = 10_000

/** `wallet_sendCalls` with a paymaster service of the dapp (ERC-7677). */
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
 * Creates the services. Only URLs provided by the page are called, so the frame can't make the page call other URLs. Pending calls end with
 * their request.
 */
export function createDappServices({ clock, fetch }: Pick<Ports, 'clock' | 'fetch'>): DappServices {
  const named = new Set<{ readonly url: string; readonly ended: AbortController }>()

  async function ask({ url, method, params }: FetchNotice['payload']): Promise<unknown> {
    const service = [...named].find((each) => each.url === url)
    if (service === undefined) throw new FrameError("The page doesn't allow requests to this service", 4200)
    const limit = createAbortLimit([service.ended.signal], {
      clock,
      limitMs: responseTimeoutMs,
      reason: () => new FrameError("The service didn't respond in time", -32603),
    })
    try {
      const call = sendJsonRpc({ url, method, params, fetch, credentials: 'omit', signal: limit.signal })
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
        // Browser errors for unreachable URLs stay in the page's own log.
        const { message, code, data } =
          cause instanceof FrameError ? cause : new FrameError("Couldn't reach the service", -32603)
        const failure = { message, ...(code !== undefined && { code }), ...(data !== undefined && { data }) }
        const answer = { type: '@kit-app/FETCH_ERROR', id, payload: failure } as const
        return isTooLarge(answer) ? { ...answer, payload: { message } } : answer
      }
    },
  }
}
