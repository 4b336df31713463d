import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { createReadToken } from './call/createReadToken.js'
import { pinNetwork } from './pinNetwork.js'
import { pinnedContracts, pinnedNetworks } from './pinned.data.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** A contract that returns false data. */
const liar = { call: async () => ({ data: `0x${'0'.repeat(63)}1` as const }) }

describe('pinNetwork', () => {
  it('replaces what a server reports about a well-known network', () => {
    const lie = { id: 'eip155:1', name: 'Test', currency: { symbol: 'USDC', decimals: 0 } }
    expect(pinNetwork(lie)).toEqual({ id: 'eip155:1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } })
  })

  it('leaves networks alone that a server adds', () => {
    const own = { id: 'eip155:31337', name: 'Local', currency: { symbol: 'ETH', decimals: 18 }, smartAccount: true }
    expect(pinNetwork(own)).toEqual(own)
  })

  it('pins a well-known token on its own network only, whatever its contract reports', async () => {
    expect(await createReadToken(liar, 'eip155:1')(usdc)).toEqual({ address: usdc, symbol: 'USDC', decimals: 6 })
    expect(await createReadToken(liar, 'eip155:10')(usdc)).toEqual({ address: usdc, symbol: '', decimals: 1 })
  })

  it('has addresses in lower case', () => {
    const tokens = Object.values(pinnedNetworks).flatMap((network) => Object.keys(network.tokens ?? {}))
    for (const address of [...tokens, ...pinnedContracts]) {
      expect(address).toBe(address.toLowerCase())
      expect(getAddress(address)).toMatch(/^0x[0-9a-fA-F]{40}$/)
    }
  })
})
