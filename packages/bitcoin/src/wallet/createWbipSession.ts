import { withLimit } from '@kit/adapter'
import type { Network, Ports, Session, SessionEvent } from '@kit/core/adapter'
import { onWbip } from '../wbip/onWbip.js'
import type { WbipWallet } from '../wbip/WbipWallet.js'
import type { WbipProvider } from './BitcoinProvider.js'
import { type Disclosure, parseDisclosure } from './parseDisclosure.js'
import { requestWbip } from './requestWbip.js'

/** Maximum time that a disconnect waits for the wallet. */
const disconnectTimeoutMs = 1000

/**
 * Creates a session with a WBIP wallet that has shared accounts. WBIP events say only that something changed, so each one triggers a
 * refetch. Invalid responses are logged and ignored.
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
      const emit = (event: SessionEvent) => {
        if (!isEnded) listener(event)
      }
      const read = async (payload: unknown, isOtherNetwork: boolean) => {
        try {
          const answer = await requestWbip(wallet, 'wallet_getAccount', undefined, undefined).catch(() => payload)
          if (isEnded) return
          // A wallet that doesn't report its network keeps the previous one, unless it reports a network change.
          const next = parseDisclosure(answer, isOtherNetwork ? networks : [{ id: last.networkId }, ...networks])
          if (!next) return log.debug('Ignored a change event without accounts')
          const isMoved = isOtherNetwork || next.networkId !== last.networkId
          last = next
          if (isMoved) emit({ type: 'networkChanged', networkId: next.networkId })
          emit({ type: 'accountsChanged', accounts: next.accounts })
        } catch (error) {
          log.debug('Ignored an invalid change event', error)
        }
      }
      const stops = [
        onWbip(wallet, 'accountChange', (payload) => void read(payload, false), log),
        onWbip(wallet, 'networkChange', (payload) => void read(payload, true), log),
        onWbip(wallet, 'disconnect', () => emit({ type: 'disconnected', reason: 'accounts-withdrawn' }), log),
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
