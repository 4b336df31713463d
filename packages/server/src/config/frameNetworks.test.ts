import type { Chain } from 'viem'
import * as definitions from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { frameNetworks } from './frameNetworks.data.js'

describe('default networks of the frame', () => {
  it.each([
    ['Ethereum', 1, 11155111],
    ['Optimism', 10, 11155420],
    ['Arbitrum', 42161, 421614],
    ['Polygon', 137, 80002],
    ['Celo', 42220, 11142220],
    ['Aurora', 1313161554, 1313161555],
    ['BNB', 56, 97],
    ['Avalanche', 43114, 43113],
    ['zkSync', 324, 300],
    ['Gnosis', 100, 10200],
    ['Base', 8453, 84532],
    ['Zora', 7777777, 999999999],
  ])('include the mainnet and the testnet of %s, and three Solana networks', (_, mainnet, testnet) => {
    for (const id of [mainnet, testnet]) expect(frameNetworks).toHaveProperty(`eip155:${id}`)
    expect(Object.keys(frameNetworks).filter((id) => id.startsWith('solana:'))).toHaveLength(3)
    expect(Object.keys(frameNetworks)).toHaveLength(27)
  })

  it('match the definitions of viem', () => {
    const chains = Object.values(definitions) as readonly Chain[]
    for (const [id, entry] of Object.entries(frameNetworks).filter(([id]) => id.startsWith('eip155:'))) {
      const { name, nativeCurrency, rpcUrls } = chains.find((chain) => `eip155:${chain.id}` === id) as Chain
      expect(entry).toEqual({ name, nativeCurrency, upstreams: [rpcUrls.default.http[0]] })
    }
  })
})
