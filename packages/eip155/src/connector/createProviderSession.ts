import type { Account, LogPort, Session } from '@kit/core'
import { parseChainId } from '../network/parseChainId.js'
import { abortable } from '../provider/abortable.js'
import { askProvider } from '../provider/askProvider.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { parseAccounts } from './parseAccounts.js'

/** The longest that a disconnect waits for the wallet: some never answer `wallet_revokePermissions`. */
const revokeTimeoutMs = 1000

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
          if (!changed) log.debug('A wallet sent accountsChanged without accounts')
          else if (changed.length === 0) listener({ type: 'disconnected', reason: 'accounts-withdrawn' })
          else listener({ type: 'accountsChanged', accounts: changed })
        }),
        onProvider(provider, 'chainChanged', (value) => {
          const id = parseChainId(value)
          if (id === undefined) log.debug('A wallet sent chainChanged without a chain id')
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
      // De facto (MetaMask): a wallet without it keeps its permission, and the kit forgets the wallet all the same.
      const params = [{ eth_accounts: {} }]
      const limit = AbortSignal.timeout(revokeTimeoutMs)
      const revoke = { method: 'wallet_revokePermissions', params, signal: limit }
      await abortable(() => askProvider(provider, revoke), signal).catch(() => {})
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
