import type { Network, Ports } from '@kit/core/adapter'
import { FrameError } from '../frame/FrameError.js'

/** One read of the app's own node. */
export type NodeCall = {
  readonly network: Network | undefined
  readonly method: string
  readonly params: unknown
  readonly fetch: Ports['fetch']
  readonly signal?: AbortSignal
}

/** Asks the first node of the network. @throws FrameError what the node answered, or 4901 where there is none */
export async function askNode({ network, method, params = [], fetch, signal }: NodeCall): Promise<unknown> {
  const url = network?.rpcUrls[0]
  if (url === undefined) throw new FrameError('The app has no node of this network', 4901)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(signal && { signal }),
  })
  const answer = (await response.json().catch(() => undefined)) as
    | { result?: unknown; error?: { code?: unknown; message?: unknown; data?: unknown } }
    | undefined
  if (answer?.error === undefined && response.ok) return answer?.result
  const { code, message, data } = answer?.error ?? {}
  throw new FrameError(
    String(message ?? 'The node failed').slice(0, 500),
    Number.isInteger(code) ? (code as number) : -32603,
    data,
  )
}
