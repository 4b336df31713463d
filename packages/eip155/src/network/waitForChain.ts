import { poll, withLimit } from '@kit/adapter'
import { type ClockPort, KitError } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { parseChainId } from './parseChainId.js'

const pollIntervalMs = 250
const readTimeoutMs = 1000

/** Watches whether a wallet is on one chain. */
export type ChainWatch = {
  /** Reads the chain ID, or uses the wallet's last event when it doesn't respond. */
  isSelected(signal: AbortSignal): Promise<boolean>
  /** Resolves once the wallet is on the chain. Rejects with `network/notConfirmed` after `timeoutMs`. */
  selected(timeoutMs: number, signal: AbortSignal): Promise<void>
  stop(): void
}

/**
 * Watches for the wallet to reach `chainId`, by event and by reading. Wallets support one or the other, or both late.
 *
 * @example const chain = waitForChain({ provider, chainId: 1, clock }); try { await chain.selected(5000, signal) } finally { chain.stop() }
 */
export function waitForChain(watch: {
  readonly provider: Eip1193Provider
  readonly chainId: number
  readonly clock: ClockPort
}): ChainWatch {
  const { provider, chainId, clock } = watch
  let reportedChainId: number | undefined
  let wake = () => {}
  const stop = onProvider(provider, 'chainChanged', (value) => {
    reportedChainId = parseChainId(value)
    if (reportedChainId === chainId) wake()
  })
  const read = (signal: AbortSignal) =>
    requestProvider({ provider, clock, signal }, 'eth_chainId').then(parseChainId, () => undefined)
  return {
    async isSelected(signal) {
      const limit = { clock, limitMs: readTimeoutMs, signal }
      return ((await withLimit(limit, read).catch(() => undefined)) ?? reportedChainId) === chainId
    },
    async selected(timeoutMs, signal) {
      const reason = () => {
        const shortMessage = 'The wallet confirmed the switch but is still on a different network.'
        return new KitError('network/notConfirmed', { shortMessage, details: `eip155:${chainId}` })
      }
      const event = new Promise<void>((resolve) => {
        wake = resolve
        if (reportedChainId === chainId) resolve()
      })
      await withLimit({ clock, limitMs: timeoutMs, signal, reason }, (limit) => {
        const readOnce = async () => (await read(limit)) === chainId || undefined
        return Promise.race([event, poll({ readOnce, pauseMs: () => pollIntervalMs, clock, signal: limit })])
      })
    },
    stop,
  }
}
