import { describe, expect, it } from 'vitest'
import { readNetworks } from './readNetworks.js'

const local = {
  id: 'eip155:31337',
  name: 'Local',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  smartAccount: true,
  paymaster: false,
}

describe('readNetworks', () => {
  it('returns the networks of the server, as pinned by the release', () => {
    const solana = { ...local, id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Local Solana' }
    const lie = { ...local, id: 'eip155:1', name: 'Test', currency: { name: '', symbol: 'USDC', decimals: 0 } }
    expect(readNetworks([local, solana, lie])).toMatchObject([
      { id: local.id, name: 'Local', currency: { symbol: 'ETH', decimals: 18 }, smartAccount: true, paymaster: false },
      { id: solana.id },
      { id: 'eip155:1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } },
    ])
  })

  it('removes characters that reorder text', () => {
    const name = 'Lo\u202ecal'
    expect(readNetworks([{ ...local, name }])).toMatchObject([{ name: 'Local' }])
  })

  it.each([
    ['no list', {}],
    ['no units', [{ ...local, currency: undefined }]],
    ['decimals that are not a whole number', [{ ...local, currency: { ...local.currency, decimals: 1.5 } }]],
    ['decimals as text', [{ ...local, currency: { ...local.currency, decimals: '18' } }]],
    ['negative decimals', [{ ...local, currency: { ...local.currency, decimals: -1 } }]],
    ['a name of another type', [{ ...local, name: { toString: 1 } }]],
    ['an ID that is no chain ID', [{ ...local, id: 'eip155:0x1' }]],
    ['text for a flag', [{ ...local, smartAccount: 'false' }]],
  ])('rejects %s', (_, chains) => {
    expect(() => readNetworks(chains)).toThrow('Unexpected response from the wallet server.')
  })
})
