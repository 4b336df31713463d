import type { Account, LogPort, Session } from '@kit/core'
import { parseChainId } from '../network/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { parseAccounts } from './parseAccounts.js'

const nonsense = 'A wallet sent news that make no sense'

/**
 * A session on an EIP-1193 provider that has disclosed accounts. An empty `accountsChanged` is a disconnect; chain ids may come as
 * hex, number or decimal text; news that makes no sense is logged and dropped.
 *
 * @example createProviderSession({ provider, accounts, chainId: 1, log }).watch((event) => …)
 */
export function createProviderSession(options: {
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
  readonly chainId: number
  readonly log: LogPort
}): Session<Eip1193Provider> {
  const { provider, accounts, chainId, log } = options
  return {
    provider,
    accounts,
    networkId: `eip155:${chainId}`,
    watch(listener) {
      const ends = [
        onProvider(provider, 'accountsChanged', (value) => {
          const changed = parseAccounts(value)
          if (!changed) log.debug(nonsense, value)
          else if (changed.length === 0) listener({ type: 'disconnected', reason: 'accounts-withdrawn' })
          else listener({ type: 'accountsChanged', accounts: changed })
        }),
        onProvider(provider, 'chainChanged', (value) => {
          const id = parseChainId(value)
          if (id === undefined) log.debug(nonsense, value)
          else listener({ type: 'networkChanged', networkId: `eip155:${id}` })
        }),
        onProvider(provider, 'disconnect', (error) => {
          if (isTryAgainLater(error)) return
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
      await lazy?.walletRequests.revokePermission({ provider, signal })
    },
  }
}

/** The node behind the wallet is being reconnected; the accounts stay (MetaMask). */
function isTryAgainLater(error: unknown): boolean {
  try {
    const { code, data } = error as { code?: unknown; data?: { originalError?: { code?: unknown } } }
    return code === 1013 || data?.originalError?.code === 1013
  } catch {
    return false
  }
}
