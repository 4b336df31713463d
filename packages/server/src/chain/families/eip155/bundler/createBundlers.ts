import { parseJson } from '../../../gateway/json/parseJson.js'
import { type HttpTransport, TransportError } from '../../../gateway/upstream/HttpTransport.js'
import { NoUpstreamResponded } from '../../../gateway/upstream/UpstreamError.js'
import { assumedBalance } from '../operation/assumedBalance.data.js'
import type { BundlerReply } from '../operation/BundlerReply.js'

/** Calls a bundler; returns undefined if the chain has none. @throws NoUpstreamResponded */
export type Bundlers = (
  url: string | undefined,
  call: { readonly method: string; readonly params: readonly unknown[] },
) => Promise<BundlerReply>

/** Options for {@link createBundlers}. */
export type BundlersOptions = { readonly transport: HttpTransport; readonly limitMs?: number }

const defaultLimitMs = 9000
const maxBytes = 1024 * 1024
const receiptMethod = 'eth_getUserOperationReceipt'
const estimateMethod = 'eth_estimateUserOperationGas'

/** Forwards single calls and their responses. An unknown operation has no receipt, however the bundler reports that. */
export function createBundlers({ transport, limitMs = defaultLimitMs }: BundlersOptions): Bundlers {
  return async (url, { method, params }) => {
    if (url === undefined) {
      if (method === receiptMethod) return { result: null }
      return { error: { code: -32_601, message: 'This chain has no bundler' } }
    }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: withBalance(method, params) })
    let answered: { status: number; text: string }
    try {
      const signal = AbortSignal.timeout(limitMs)
      const answer = await transport.request({ method: 'POST', url, body, signal, maxBytes: maxBytes, fresh: true })
      answered = { status: answer.status, text: answer.body.toString('utf8') }
    } catch (error) {
      if (error instanceof TransportError) throw new NoUpstreamResponded([error.cause])
      throw error
    }
    // Bundlers report call errors with various HTTP statuses.
    const reply = readReply(parseJson(answered.text))
    if (reply === undefined) throw new NoUpstreamResponded([`status ${answered.status}`])
    if (method === receiptMethod && 'error' in reply && /not found|unknown/i.test(reply.error.message))
      return { result: null }
    return reply
  }
}

function withBalance(method: string, params: readonly unknown[]): readonly unknown[] {
  const [operation] = params
  const sender = (operation as { sender?: unknown } | null | undefined)?.sender
  if (method !== estimateMethod || params.length !== 2 || typeof sender !== 'string') return params
  return [...params, { [sender]: { balance: assumedBalance } }]
}

function readReply(json: unknown): BundlerReply | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { result, error } = json as { result?: unknown; error?: Record<string, unknown> | null }
  if (typeof error === 'object' && error !== null) {
    const { code, message, data } = error
    return {
      error: {
        code: typeof code === 'number' ? code : -32_603,
        message: String(message),
        ...(data !== undefined && { data }),
      },
    }
  }
  return result === undefined ? undefined : { result }
}
