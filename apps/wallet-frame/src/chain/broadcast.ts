import { RpcFailure } from '../failure/RpcFailure.js'
import type { RequestContext } from '../page/Page.js'

/** Signed content: sending it again is idempotent. */
export type Broadcast = {
  /** Identifies it on the network. */
  readonly hash: string
  /** Resolves with the hash that the node returns. */
  send(): Promise<unknown>
  /** Whether the network has it. */
  find(): Promise<boolean>
}

/** It was signed, and it is unknown whether the network has it. The page gets its hash in `data`. */
export class MaybeSent extends RpcFailure {
  readonly hash: string

  // Libraries retry requests that end with an internal error, and would prompt the user again. It has no cause either: the underlying
  // failure is not for the page.
  constructor(hash: string) {
    super(4901, `The transaction ${hash} may have been sent: the network did not respond`, {
      data: { transactionHash: hash },
    })
    this.hash = hash
  }
}

/** Pauses before each retry. */
const pausesMs = [250, 500, 1000, 2000, 4000]
/** Retries start no later than this. */
const latestMs = 10_000
/** Messages of nodes that already have the transaction. */
const knownTransactionText =
  /already (known|imported|present|in (the )?mempool|been processed)|\bknown transaction|AlreadyKnown/i
/** Internal errors of a node, by the codes of JSON-RPC and of viem. */
const transientCodes = [-1, -32603]
/** The node is rate limited or behind: nothing was forwarded. */
const busyCodes = [429, -32005]

/**
 * Sends signed content until the network has it, retrying with growing pauses while no response arrives. The page waits in the meantime.
 *
 * @throws MaybeSent if it was sent and its status is unknown
 * @throws the node's refusal; the failure if it certainly was not sent; `signal.reason` if it aborted before the start
 */
export async function broadcast(
  { hash, send, find }: Broadcast,
  { signal, waiting }: Pick<RequestContext, 'signal' | 'waiting'>,
): Promise<void> {
  signal.throwIfAborted()
  const beganMs = performance.now()
  const isKnownToChain = (): Promise<boolean> => find().catch(() => false)
  const end = waiting()
  let isMaybeSent = false
  try {
    for (const pauseMs of [...pausesMs, undefined]) {
      let failure: unknown
      try {
        if ((await send()) === hash) return
        isMaybeSent = true
      } catch (error) {
        failure = error
        const outcome = outcomeOf(error)
        if (outcome === 'known' || (outcome === 'refused' && (await isKnownToChain()))) return
        if (outcome === 'refused' && !isMaybeSent) throw error
        if (outcome === 'lost') isMaybeSent = true
      }
      const isLate = pauseMs === undefined || performance.now() - beganMs > latestMs
      if (!isLate) await pause(pauseMs, signal)
      if (!isLate && !signal.aborted) continue
      if (!isMaybeSent) throw failure
      if (await isKnownToChain()) return
      throw new MaybeSent(hash)
    }
  } finally {
    end()
  }
}

function outcomeOf(error: unknown): 'known' | 'refused' | 'busy' | 'lost' {
  const layers = layersOf(error)
  if (layers.some(({ message }) => typeof message === 'string' && knownTransactionText.test(message))) return 'known'
  const code = layers.map((layer) => layer.code).find(Number.isInteger) as number | undefined
  const status = layers.map((layer) => layer.status).find(Number.isInteger) as number | undefined
  if (busyCodes.includes(code ?? status ?? 0)) return 'busy'
  if (code !== undefined) return transientCodes.includes(code) ? 'lost' : 'refused'
  return status !== undefined && status >= 400 && status < 500 && status !== 408 ? 'refused' : 'lost'
}

type Layer = {
  readonly message?: unknown
  readonly code?: unknown
  readonly status?: unknown
  readonly cause?: unknown
}

function layersOf(error: unknown): readonly Layer[] {
  const layers: Layer[] = []
  for (let layer = error; typeof layer === 'object' && layer !== null && layers.length < 8; ) {
    layers.push(layer)
    layer = (layer as Layer).cause
  }
  return layers
}

/** Ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(end, ms)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
