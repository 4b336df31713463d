import { rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { ConnectorInfo } from '../connector/Connector.js'
import { listWalletChains } from './listWalletChains.js'

const connector = (id: string, ...namespaces: readonly string[]): ConnectorInfo => ({
  id,
  name: 'Fox',
  type: 'ANNOUNCED',
  namespaces,
})
const row = rowOf({ connectorIds: ['fox.evm', 'Fox'] })
const connectors = [connector('fox.evm', 'eip155'), connector('Fox', 'solana', 'eip155'), connector('Fox', 'bip122')]
const namespaces = ['eip155', 'solana', 'bip122']

describe('listWalletChains', () => {
  it("returns the namespaces of the wallet's connectors, each with the first connector that has it", () => {
    expect(listWalletChains(row, { connectors, namespaces })).toEqual([
      { namespace: 'eip155', connectorId: 'fox.evm' },
      { namespace: 'solana', connectorId: 'Fox' },
      { namespace: 'bip122', connectorId: 'Fox' },
    ])
  })

  it('puts the active namespace first', () => {
    const chains = listWalletChains(row, { connectors, namespaces, active: 'bip122' })
    expect(chains.map(({ namespace }) => namespace)).toEqual(['bip122', 'eip155', 'solana'])
  })

  it('leaves out namespaces without an adapter, and those of other wallets', () => {
    const all = [...connectors, connector('other', 'polkadot')]
    expect(listWalletChains(row, { connectors: all, namespaces: ['solana', 'polkadot'] })).toEqual([
      { namespace: 'solana', connectorId: 'Fox' },
    ])
  })
})
