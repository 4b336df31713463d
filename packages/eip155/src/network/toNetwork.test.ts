import { describe, expect, it } from 'vitest'
import { toNetwork, toUnknownEvmNetwork } from './toNetwork.js'

const chain = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example/' } },
  testnet: false,
}

describe('toNetwork', () => {
  it('copies only the fields of a chain that the kit needs', () => {
    expect(toNetwork({ ...chain, contracts: {}, fees: () => {} } as typeof chain)).toEqual({
      reference: 8453,
      id: 'eip155:8453',
      namespace: 'eip155',
      name: 'Base',
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: ['https://rpc.example'],
      blockExplorer: { name: 'Scan', url: 'https://scan.example/' },
      testnet: false,
    })
  })

  it("keeps the app's icon", () => {
    expect(toNetwork({ ...chain, imageUrl: 'data:image/png;base64,AA==' }).imageUrl).toBe('data:image/png;base64,AA==')
    expect(toNetwork({ ...chain, imageId: 'picture' }).imageId).toBe('picture')
  })

  it("replaces the chain's endpoints with the app's own", () => {
    expect(toNetwork(chain, ['https://own.example']).rpcUrls).toEqual(['https://own.example'])
  })
})

describe('toUnknownNetwork', () => {
  it('returns a numeric reference if the ID is numeric', () => {
    expect(toUnknownEvmNetwork('eip155:4242')).toMatchObject({ reference: 4242, unknown: true, namespace: 'eip155' })
    expect(toUnknownEvmNetwork('eip155:odd').reference).toBe('odd')
  })
})
