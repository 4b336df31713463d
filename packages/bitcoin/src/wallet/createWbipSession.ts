import { withLimit } from '@kit/adapter'
import type { Network, Ports, Session, SessionEvent } from '@kit/core/adapter'
import { onWbip } from '../wbip/onWbip.js'
import type { WbipWallet } from '../wbip/WbipWallet.js'
import type { WbipProvider } from './BitcoinProvider.js'
import { type Disclosure, parseDisclosure } from './parseDisclosure.js'
import { requestWbip } from './requestWbip.js'

/** The longest that a disconnect waits for the wallet. */
const disconnectTimeoutMs = 1000

/**
 * A session on a WBIP wallet that has disclosed accounts. The wallet says only that something changed, so it is read again then;
 * what cannot be read is logged and dropped.
 *
 * @example createWbipSession({ wallet, disclosure, networks, ports }).watch((event) => …)
 */
export function createWbipSession(options: {
  readonly wallet: WbipWallet
  readonly disclosure: Disclosure
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'clock' | 'log'>
}): Session<WbipProvider> {
  const { wallet, disclosure, networks } = options
  const { clock, log } = options.ports
  return {
    provider: { kind: 'wbip', wallet },
    accounts: disclosure.accounts,
    hasSelection: false,
    networkId: disclosure.networkId,
    watch(listener) {
      let isEnded = false
      let last = disclosure
      const tell = (event: SessionEvent) => {
        if (!isEnded) listener(event)
      }
      const read = async (news: unknown, isOtherNetwork: boolean) => {
        try {
          const answer = await requestWbip(wallet, 'wallet_getAccount', undefined, undefined).catch(() => news)
          if (isEnded) return
          // A wallet that does not name its network keeps it, unless it says that it changed.
          const next = parseDisclosure(answer, isOtherNetwork ? networks : [{ id: last.networkId }, ...networks])
          if (!next) return log.debug('A wallet reported a change without accounts')
          const isMoved = isOtherNetwork || next.networkId !== last.networkId
          last = next
          if (isMoved) tell({ type: 'networkChanged', networkId: next.networkId })
          tell({ type: 'accountsChanged', accounts: next.accounts })
        } catch (error) {
          log.debug('A wallet reported a change that cannot be read', error)
        }
      }
      const stops = [
        onWbip(wallet, 'accountChange', (news) => void read(news, false), log),
        onWbip(wallet, 'networkChange', (news) => void read(news, true), log),
        onWbip(wallet, 'disconnect', () => tell({ type: 'disconnected', reason: 'accounts-withdrawn' }), log),
      ]
      return () => {
        if (isEnded) return
        isEnded = true
        for (const stop of stops) stop()
      }
    },
    async disconnect(signal) {
      const ask = (limit: AbortSignal) => requestWbip(wallet, 'wallet_disconnect', undefined, limit)
      await withLimit({ clock, limitMs: disconnectTimeoutMs, signal }, ask).catch(() => {})
    },
  }
}
