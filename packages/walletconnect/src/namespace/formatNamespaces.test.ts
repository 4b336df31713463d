import type { Network } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { formatNamespaces } from './formatNamespaces.js'

const network = (networkId: `${string}:${string}`, rpcUrls: readonly string[]): Network => ({
  reference: 1,
  id: networkId,
  namespace: networkId.split(':')[0] ?? '',
  name: 'N',
  nativeCurrency: { name: 'N', symbol: 'N', decimals: 18 },
  rpcUrls,
})

describe('formatNamespaces', () => {
  it('maps every network to an endpoint by its reference, its own or the configured one', () => {
    const networks = [
      network('eip155:1', ['https://one']),
      network('eip155:5', []),
      network('eip155:10', ['https://t']),
    ]
    const proposed = formatNamespaces([{ namespace: 'eip155', networks }], {
      rpcUrls: { 'eip155:10': ['https://mine'] },
    })
    expect(proposed.eip155).toMatchObject({
      chains: ['eip155:1', 'eip155:5', 'eip155:10'],
      events: expect.arrayContaining(['accountsChanged', 'chainChanged']),
      methods: expect.arrayContaining(['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']),
      rpcMap: { '1': 'https://one', '5': 'http://localhost:0', '10': 'https://mine' },
    })
  })

  it('includes an unknown namespace only when its methods are configured', () => {
    const requests = [{ namespace: 'near', networks: [network('near:main', ['https://near'])] }]
    expect(formatNamespaces(requests)).toEqual({})
    const proposal = { methods: ['near_sign'], events: [] }
    expect(formatNamespaces(requests, { namespaces: { near: proposal } }).near).toMatchObject(proposal)
  })
})
