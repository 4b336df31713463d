import type { Account, CapabilitiesResponse, Ports, Session } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { isProviderOutage } from '../provider/isProviderOutage.js'
import { onProvider } from '../provider/onProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { parseEvmAccounts } from './parseEvmAccounts.js'

const formatAccounts = (accounts: readonly Account[]): string => accounts.map(({ address }) => address).join()

/**
 * Creates a session with an EIP-1193 provider that has shared accounts. An empty `accountsChanged` is passed on: locked wallets send it,
 * and report their accounts again when unlocked. Chain IDs may be hex, number or decimal string. Malformed events, including hostile
 * getters, are logged and ignored.
 *
 * @example createProviderSession({ provider, accounts, chainId: 1, ports }).watch((event) => …)
 */
export function createProviderSession(options: {
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
  readonly chainId: number
  readonly ports: Pick<Ports, 'clock' | 'log'> & Partial<Pick<Ports, 'announcements'>>
  /** The wallet's response to requested capabilities. */
  readonly capabilitiesResponse?: CapabilitiesResponse | undefined
}): Session<Eip1193Provider> {
  const { provider, accounts, chainId, capabilitiesResponse } = options
  const { announcements, clock, log } = options.ports
  return {
    provider,
    accounts,
    networkId: `eip155:${chainId}`,
    ...(capabilitiesResponse && { capabilitiesResponse }),
    watch(listener) {
      let lastReported = { accounts: formatAccounts(accounts), chainId }
      const end = new AbortController()
      const reportAccounts = (changed: readonly Account[]) => {
        lastReported = { ...lastReported, accounts: formatAccounts(changed) }
        listener({ type: 'accountsChanged', accounts: changed })
      }
      const reportChain = (id: number) => {
        lastReported = { ...lastReported, chainId: id }
        listener({ type: 'networkChanged', networkId: `eip155:${id}` })
      }
      const read = (method: string) => requestProvider({ provider, clock, signal: end.signal }, method)
      /** Changes without a listener are not repeated by the wallet, so they have to be read. */
      const refresh = async (): Promise<void> => {
        const [now, id] = await Promise.all([
          read('eth_accounts').then(parseEvmAccounts),
          read('eth_chainId').then(parseChainId),
        ])
        if (end.signal.aborted) return
        if (id !== undefined && id !== lastReported.chainId) reportChain(id)
        if (now && formatAccounts(now) !== lastReported.accounts) reportAccounts(now)
      }
      const ends = [
        () => end.abort(),
        onProvider(provider, 'accountsChanged', (value) => {
          const changed = parseEvmAccounts(value)
          if (changed) reportAccounts(changed)
          else log.debug('Ignored invalid accounts from a wallet')
        }),
        onProvider(provider, 'chainChanged', (value) => {
          const id = parseChainId(value)
          if (id === undefined) log.debug('Ignored an invalid chain ID from a wallet')
          else reportChain(id)
        }),
        // The browser restored the page from the back/forward cache.
        announcements?.listen('pageshow', () => {
          refresh().catch((error) => log.debug("Couldn't refresh a wallet's accounts and chain", error))
        }) ?? (() => {}),
        onProvider(provider, 'disconnect', (error) => {
          if (isProviderOutage(error)) return
          listener({ type: 'disconnected', reason: 'provider-disconnected' })
        }),
      ]
      return () => {
        for (const each of ends.splice(0)) each()
      }
    },
    async disconnect(signal) {
      // If it fails to load, the wallet keeps its permission, but the kit forgets the wallet.
      const lazy = await import('../request/walletRequests.js').catch(() => undefined)
      await lazy?.walletRequests.revokePermission({ provider, clock, signal })
    },
  }
}
