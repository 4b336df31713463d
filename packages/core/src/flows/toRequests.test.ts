import { createFakeWallet, fakeNetwork } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { ConnectorType } from '../connector/Connector.js'
import { createNetworks } from '../network/createNetworks.js'
import { toRequests } from './toRequests.js'

const networks = createNetworks([
  { namespace: 'eip155', networks: [fakeNetwork('eip155:1'), fakeNetwork('eip155:2')] },
  { namespace: 'solana', networks: [fakeNetwork('solana:1')] },
])
const connectorOf = (type: ConnectorType) => createFakeWallet('w', ['cosmos', 'eip155', 'solana'], { type }).connector

function ask(type: ConnectorType, target: Omit<Parameters<typeof toRequests>[1], 'connector'>) {
  const requests = toRequests(networks, { connector: connectorOf(type), ...target })
  return requests.map((request) => request.networks.map(({ id }) => id))
}

describe('toRequests', () => {
  it('requests one namespace where each has its own session, with the requested network first', () => {
    expect(ask('ANNOUNCED', { namespace: 'eip155', networkId: 'eip155:2' })).toEqual([['eip155:2', 'eip155:1']])
  })

  it('requests all shared namespaces where one session covers all, the requested one first', () => {
    expect(ask('WALLET_CONNECT', { namespace: 'solana' })).toEqual([['solana:1'], ['eip155:1', 'eip155:2']])
  })

  it("puts the page's selected network first where none is requested", () => {
    expect(ask('ANNOUNCED', { namespace: 'eip155', networkId: 'solana:1' })).toEqual([['eip155:1', 'eip155:2']])
  })
})
