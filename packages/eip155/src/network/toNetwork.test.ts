import { describe, expect, it } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'
import { toNetwork } from './toNetwork.js'
import { toUnknownNetwork } from './toUnknownNetwork.js'

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

describe('getExplorerUrl', () => {
  const network = toNetwork(chain)

  it('points to the page of an address or a transaction', () => {
    expect(getExplorerUrl(network, { address: '0xab' })).toBe('https://scan.example/address/0xab')
    expect(getExplorerUrl(network, { hash: '0xcd' })).toBe('https://scan.example/tx/0xcd')
  })

  it('keeps a hostile subject inside its part of the path', () => {
    expect(getExplorerUrl(network, { address: '../x?y#z' })).toBe('https://scan.example/address/..%2Fx%3Fy%23z')
  })

  it('is absent without an explorer on the web', () => {
    expect(getExplorerUrl(toUnknownNetwork('eip155:5'), { hash: '0x' })).toBeUndefined()
    const odd = { ...network, blockExplorer: { name: 'x', url: 'javascript:alert(1)//' } }
    expect(getExplorerUrl(odd, { hash: '0x' })).toBeUndefined()
  })
})

describe('toUnknownNetwork', () => {
  it('knows the id alone, and says so', () => {
    expect(toUnknownNetwork('eip155:4242')).toMatchObject({ reference: 4242, unknown: true, rpcUrls: [] })
    expect(toUnknownNetwork('eip155:odd').reference).toBe('odd')
  })
})
