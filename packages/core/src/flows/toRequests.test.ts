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

describe('what a wallet is asked for', () => {
  it('is one namespace where each has a session of its own, with the requested network first', () => {
    expect(ask('ANNOUNCED', { namespace: 'eip155', networkId: 'eip155:2' })).toEqual([['eip155:2', 'eip155:1']])
  })

  it('is all that it and the app have where one session is for all, the requested one first', () => {
    expect(ask('WALLET_CONNECT', { namespace: 'solana' })).toEqual([['solana:1'], ['eip155:1', 'eip155:2']])
  })

  it('has the network that the page selected first where none is requested', () => {
    expect(ask('ANNOUNCED', { namespace: 'eip155', networkId: 'solana:1' })).toEqual([['eip155:1', 'eip155:2']])
  })
})
