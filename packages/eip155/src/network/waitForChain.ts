import { abortable, KitError } from '@kit/core'
import { askProvider } from '../provider/askProvider.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { pause } from '../rpc/pause.js'
import { parseChainId } from './parseChainId.js'

const pollIntervalMs = 250
const readTimeoutMs = 1000

/** A watch on whether a wallet is on one chain. */
export type ChainWatch = {
  /** Reads the chain back, or takes the wallet's last word when it does not answer. */
  isSelected(): Promise<boolean>
  /** Resolves once the wallet is on the chain; rejects with `network/notConfirmed` after `timeoutMs`. */
  selected(timeoutMs: number): Promise<void>
  stop(): void
}

/**
 * Watches for the wallet to be on `chainId`, by event and by reading: wallets do the one, the other, or both late.
 *
 * @example const chain = waitForChain(provider, 1); try { await chain.selected(5000) } finally { chain.stop() }
 */
export function waitForChain(provider: Eip1193Provider, chainId: number): ChainWatch {
  let told: number | undefined
  let stopped = false
  let wake = () => {}
  const stopListening = onProvider(provider, 'chainChanged', (value) => {
    told = parseChainId(value)
    if (told === chainId) wake()
  })
  const read = (signal: AbortSignal) =>
    askProvider(provider, { method: 'eth_chainId', signal }).then(parseChainId, () => undefined)
  const poll = async (limit: AbortSignal) => {
    while ((await read(limit)) !== chainId && !stopped) await pause(pollIntervalMs)
  }
  return {
    isSelected: async () => ((await read(AbortSignal.timeout(readTimeoutMs))) ?? told) === chainId,
    async selected(timeoutMs) {
      const limit = AbortSignal.timeout(timeoutMs)
      const event = new Promise<void>((resolve) => {
        wake = resolve
        if (told === chainId) resolve()
      })
      try {
        await abortable(() => Promise.race([event, poll(limit)]), limit)
      } catch (cause) {
        const shortMessage = 'The wallet agreed to switch the network and is still on another one.'
        throw new KitError('network/notConfirmed', { shortMessage, details: `eip155:${chainId}`, cause })
      }
    },
    stop() {
      stopped = true
      stopListening()
    },
  }
}
