import { createFakeAdapter, fakeAccount } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Loadables } from '../account/Loadables.js'
import { queryKey } from '../account/queryKey.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import type { Connection } from '../connection/Connection.js'
import { disconnected } from '../connection/ConnectionState.js'
import { connected, networkChanged, removed } from '../connection/connectionTransitions.js'
import { chosen } from '../network/NetworkState.js'
import { createStore } from '../store/createStore.js'
import { deriveAccount } from './deriveAccount.js'
import { deriveNetwork } from './deriveNetwork.js'

const account = fakeAccount('eip155', '0xA')
const one: Connection = {
  id: 'eip155:one',
  namespace: 'eip155',
  connector: { id: 'one', name: 'One', type: 'ANNOUNCED', namespaces: ['eip155'] },
  wallet: { name: 'One' },
  accounts: [account],
  account,
  networkId: 'eip155:1',
}

function setUp() {
  const adapter = createFakeAdapter('eip155', [], { getExplorerUrl: (network) => `https://${network.id}` })
  const connection = createStore(disconnected)
  const balances = createStore<Loadables<Balance>>(new Map())
  const identities = createStore<Loadables<Identity>>(new Map())
  const network = deriveNetwork(adapter, connection, createStore(chosen(adapter.networks)))
  return { connection, balances, state: deriveAccount(adapter, connection, network, balances, identities) }
}

describe('deriveAccount', () => {
  it('derives the account from the connection, its network and what was read for both', () => {
    const { balances, connection, state } = setUp()
    const data = { value: 5n, decimals: 18, symbol: 'COIN' }
    balances.update(() => new Map([[queryKey('eip155:1', '0xA'), { status: 'success', data, error: undefined }]]))
    connection.update(connected(one))
    expect(state.getState()).toMatchObject({
      caipAddress: 'eip155:1:0xA',
      balance: { data },
      addressExplorerUrl: 'https://eip155:1',
      connectedWallet: { id: 'one', name: 'One' },
    })
    // Values read for another network are not shown.
    connection.update(networkChanged('eip155:one', 'eip155:2'))
    expect(state.getState()).toMatchObject({ caipAddress: 'eip155:2:0xA', balance: { status: 'idle' } })
  })

  it('returns no account without a connection, and keeps its identity while nothing changes', () => {
    const { balances, connection, state } = setUp()
    connection.update(connected(one))
    const before = state.getState()
    balances.update(() => new Map())
    expect(state.getState()).toBe(before)
    connection.update(removed('eip155:one'))
    expect(state.getState().address).toBeUndefined()
  })
})
