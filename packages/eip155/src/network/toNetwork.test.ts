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
  it('takes what the kit needs of a chain and nothing else', () => {
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

  it('keeps the picture that the app gave', () => {
    expect(toNetwork({ ...chain, imageUrl: 'data:image/png;base64,AA==' }).imageUrl).toBe('data:image/png;base64,AA==')
    expect(toNetwork({ ...chain, imageId: 'picture' }).imageId).toBe('picture')
  })

  it('names the app’s own endpoints in place of the chain’s', () => {
    expect(toNetwork(chain, ['https://own.example']).rpcUrls).toEqual(['https://own.example'])
  })
})

describe('toUnknownNetwork', () => {
  it('has a number for its reference, where the id does', () => {
    expect(toUnknownEvmNetwork('eip155:4242')).toMatchObject({ reference: 4242, unknown: true, namespace: 'eip155' })
    expect(toUnknownEvmNetwork('eip155:odd').reference).toBe('odd')
  })
})
