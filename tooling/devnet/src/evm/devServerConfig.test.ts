import { erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { createActor } from '../testing/createActor.js'
import { devServerConfig } from './devServerConfig.js'

let chains: readonly EvmDevnet[]
beforeAll(async () => {
  chains = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
})
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

describe('devServerConfig', () => {
  it('lists contracts that exist on the chains, and tokens by their own names', async () => {
    const config = devServerConfig(chains)
    expect(Object.keys(config.chains)).toEqual(['eip155:31337', 'eip155:31338'])
    for (const chain of chains) {
      const facts = config.chains[`eip155:${chain.chainId}`]
      if (!facts) throw new Error('chain missing')
      const { client } = createActor(chain, 0)
      const addresses = JSON.stringify(facts).match(/0x[0-9a-fA-F]{40}/g) ?? []
      expect(addresses.length).toBeGreaterThan(30)
      const codes = await Promise.all(addresses.map((address) => client.getCode({ address: address as `0x${string}` })))
      expect(addresses.filter((_, index) => codes[index] === undefined)).toEqual([])
      for (const { address, name, symbol, decimals, logoUri } of facts.tokens) {
        const token = { address, abi: erc20Abi } as const
        expect(await client.readContract({ ...token, functionName: 'name' })).toBe(name)
        expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe(symbol)
        expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(decimals)
        expect(logoUri).toMatch(/^data:image\/svg\+xml;base64,/)
      }
    }
  })

  it('includes names for the first chain only', () => {
    const { chains: facts, identity } = devServerConfig(chains)
    expect(identity.ensChain).toBe('eip155:31337')
    expect(facts['eip155:31337']?.universalResolver).toBeDefined()
    expect(facts['eip155:31338']?.universalResolver).toBeUndefined()
  })
})
