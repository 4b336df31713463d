import { namespaceOf, type PluginContext } from '@kit/core/plugin'
import type { SessionsScope } from './createSmartSessionsServices.js'

/** The time of the chain, which decides whether a permission has expired. The clock of the device may be wrong. */
export type ChainTime = {
  /** Reads the newest block. Concurrent calls share one request. Never rejects: without a response, the last known time counts. */
  read(): Promise<void>
  /** Returns a time that has passed on the chain, in milliseconds since the epoch. Undefined while none is known. */
  now(): number | undefined
}

/** Timeout for nodes that don't respond. */
const nodeTimeoutMs = 5_000

/** Creates the time of one network, as read by its adapter. Between two reads, it advances with the monotonic clock. */
export function createChainTime({ kit, ports }: PluginContext, scope: SessionsScope | undefined): ChainTime {
  const { clock } = ports
  let known: { readonly timeMs: number; readonly atMs: number } | undefined
  let reading: Promise<void> | undefined

  async function readBlock({ networkId, address, signal }: SessionsScope): Promise<void> {
    const adapter = kit.adapters.get(namespaceOf(networkId))
    const network = adapter?.networks.find(({ id }) => id === networkId)
    const { account } = kit.active.getState()
    if (network === undefined || account?.address !== address) return
    const { getAccountPosition } = (await adapter?.loadCapabilities?.()) ?? {}
    const atMs = clock.monotonic()
    const position = await getAccountPosition?.({ network, account, signal })
    if (position !== undefined && Number.isFinite(position.timeMs)) known = { timeMs: position.timeMs, atMs }
  }

  return {
    read() {
      if (scope === undefined) return Promise.resolve()
      reading ??= new Promise<void>((resolve) => {
        const cancel = clock.setTimeout(resolve, nodeTimeoutMs)
        readBlock(scope)
          .catch(() => undefined)
          .then(() => {
            cancel()
            resolve()
          })
      }).finally(() => {
        reading = undefined
      })
      return reading
    },
    now: () => known && known.timeMs + clock.monotonic() - known.atMs,
  }
}
