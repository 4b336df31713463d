import type { Network } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'
import { toUnknownNetwork } from './toUnknownNetwork.js'

const network: Network = {
  ...toUnknownNetwork('eip155:1', 18),
  blockExplorer: { name: 'Scan', url: 'https://scan.example/' },
}
const at = (url: string): Network => ({ ...network, blockExplorer: { name: 'Scan', url } })

describe('getExplorerUrl', () => {
  it('returns the page of an address or a transaction', () => {
    expect(getExplorerUrl(network, { address: '0xab' })).toBe('https://scan.example/address/0xab')
    expect(getExplorerUrl(network, { hash: '0xcd' })).toBe('https://scan.example/tx/0xcd')
  })

  it('uses the paths of an explorer that has its own', () => {
    const paths = { address: 'account', hash: 'extrinsic' }
    expect(getExplorerUrl(network, { address: '5ab' }, paths)).toBe('https://scan.example/account/5ab')
    expect(getExplorerUrl(network, { hash: '0xcd' }, paths)).toBe('https://scan.example/extrinsic/0xcd')
  })

  it('keeps the query that names the network at the end', () => {
    const devnet = at('https://scan.example/?cluster=devnet')
    expect(getExplorerUrl(devnet, { address: 'abc' })).toBe('https://scan.example/address/abc?cluster=devnet')
  })

  it('keeps a hostile subject inside its part of the path', () => {
    expect(getExplorerUrl(network, { address: '../x?y#z' })).toBe('https://scan.example/address/..%2Fx%3Fy%23z')
  })

  it('returns undefined without an explorer on the web', () => {
    expect(getExplorerUrl(toUnknownNetwork('eip155:5', 18), { hash: '0x' })).toBeUndefined()
    expect(getExplorerUrl(at('javascript:alert(1)//'), { hash: '0x' })).toBeUndefined()
  })
})

describe('toUnknownNetwork', () => {
  it('returns a network that is marked as unknown', () => {
    expect(toUnknownNetwork('solana:4242', 9)).toMatchObject({
      id: 'solana:4242',
      namespace: 'solana',
      reference: '4242',
      nativeCurrency: { decimals: 9 },
      unknown: true,
      rpcUrls: [],
    })
  })
})
