import { type AccountState, noAccount } from '../account/AccountState.js'
import type { Loadables } from '../account/Loadables.js'
import { queryKey } from '../account/queryKey.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { CaipAddress } from '../caip/CaipNetworkId.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import type { Loadable } from '../chain/Loadable.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection, type ConnectionState } from '../connection/ConnectionState.js'
import type { NetworkState } from '../network/NetworkState.js'
import { deriveStore } from '../store/deriveStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/**
 * Derives the account of a namespace from the active connection and its network, so that nothing stale remains when either changes.
 * Balances and names of another account or network are not shown.
 */
export function deriveAccount(
  adapter: Adapter,
  connection: ReadableStore<ConnectionState>,
  network: ReadableStore<NetworkState>,
  balances: ReadableStore<Loadables<Balance>>,
  identities: ReadableStore<Loadables<Identity>>,
): ReadableStore<AccountState> {
  return deriveStore(
    [connection, network, balances, identities],
    (connections, { active }, ofBalance, ofIdentity) => {
      const current = activeConnection(connections)
      if (current === undefined) return noAccount
      const { account, accounts, wallet, connector, networkId } = current
      const key = queryKey(networkId, account.address)
      const caipAddress: CaipAddress = `${networkId}:${account.address}`
      return {
        caipAddress,
        address: account.address,
        type: account.type,
        allAccounts: accounts,
        balance: ofBalance.get(key) ?? noAccount.balance,
        identity: withKnown(ofIdentity.get(key) ?? noAccount.identity, current),
        addressExplorerUrl: active && adapter.getExplorerUrl?.(active, { address: account.address }),
        connectedWallet: { id: connector.id, ...wallet },
      }
    },
    isSameAccount,
  )
}

/** Falls back to the name stored with the session while none is read, reading fails, or another network has none. */
function withKnown(read: Loadable<Identity>, { account, identities = [] }: Connection): Loadable<Identity> {
  const known = identities.find(({ address }) => address === account.address)
  if (known === undefined || ('data' in read && read.data && (read.data.name ?? read.data.avatar) !== undefined))
    return read
  return read.status === 'idle' ? { status: 'success', data: known } : { ...read, data: known }
}

const isSameAccount = (a: AccountState, b: AccountState): boolean => isSameFields(flat(a), flat(b))

const flat = ({ connectedWallet, ...fields }: AccountState) => ({ ...fields, ...connectedWallet })
