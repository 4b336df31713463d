import type { Account, AnsweredCapabilities, Ports, Session } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { isOutage } from '../provider/isOutage.js'
import { onProvider } from '../provider/onProvider.js'
import { parseAccounts } from './parseAccounts.js'

/**
 * A session on an EIP-1193 provider that has disclosed accounts. An empty `accountsChanged` is told as
 * it is: a locked wallet says no more than that, and tells its accounts when it is unlocked; chain ids may come as hex, number or decimal
 * text; news that makes no sense, traps included, is logged and dropped.
 *
 * @example createProviderSession({ provider, accounts, chainId: 1, ports }).watch((event) => …)
 */
export function createProviderSession(options: {
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
  readonly chainId: number
  readonly ports: Pick<Ports, 'clock' | 'log'>
  /** What the wallet answered to capabilities. */
  readonly answered?: AnsweredCapabilities | undefined
}): Session<Eip1193Provider> {
  const { provider, accounts, chainId, answered } = options
  const { clock, log } = options.ports
  return {
    provider,
    accounts,
    networkId: `eip155:${chainId}`,
    ...(answered && { answered }),
    watch(listener) {
      const ends = [
        onProvider(provider, 'accountsChanged', (value) => {
          const changed = parseAccounts(value)
          if (changed) listener({ type: 'accountsChanged', accounts: changed })
          else log.debug('A wallet sent accounts that are none')
        }),
        onProvider(provider, 'chainChanged', (value) => {
          const id = parseChainId(value)
          if (id === undefined) log.debug('A wallet went to a chain that is none')
          else listener({ type: 'networkChanged', networkId: `eip155:${id}` })
        }),
        onProvider(provider, 'disconnect', (error) => {
          if (isOutage(error)) return
          listener({ type: 'disconnected', reason: 'provider-disconnected' })
        }),
      ]
      return () => {
        for (const end of ends.splice(0)) end()
      }
    },
    async disconnect(signal) {
      // Without it the wallet keeps its permission, and the kit forgets the wallet all the same.
      const lazy = await import('../request/walletRequests.js').catch(() => undefined)
      await lazy?.walletRequests.revokePermission({ provider, clock, signal })
    },
  }
}
