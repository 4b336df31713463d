import { devChain, devNamesAddress, type EvmDevnet, startEvm } from '@kit/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'
import { writeName } from './writeName.js'

/** Describes name resolution, against a local chain. */
export function describeNames(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const prepare = async (options: Parameters<typeof setUp>[1] = {}) => {
    const { adapter, network, fetched } = setUp(chain, options)
    const { resolveName } = await adapter.loadCapabilities()
    if (!resolveName) throw new Error('The adapter lost its names.')
    return { fetched, adapter, resolve: (name: string) => resolveName({ network, name }) }
  }

  describe(`resolveName on ${fixture.name}`, () => {
    it('returns the address of a name, however it is written', async () => {
      const { resolve } = await prepare()
      expect(await resolve('alice.eth')).toBe(alice)
      expect(await resolve('ALICE.eth')).toBe(alice)
    })

    it('returns nothing for an unregistered or invalid name', async () => {
      const { resolve } = await prepare()
      expect(await resolve('nobody.eth')).toBeUndefined()
      // The first letter is Cyrillic.
      expect(await resolve('\u0430lice.eth')).toBeUndefined()
      expect(await resolve('0x.eth..')).toBeUndefined()
    })

    it('asks Ethereum for a network that has no names', async () => {
      const address = '0x00000000000000000000000000000000000000cc'
      await writeName(chain, { name: 'carol.eth', address })
      const local = devChain({ chainId: 31338, url: chain.url })
      const mainnet = { ...local, id: 1, contracts: { ensUniversalResolver: { address: devNamesAddress() } } }
      const { resolve } = await prepare({ networks: [local, mainnet] })
      expect((await resolve('carol.eth'))?.toLowerCase()).toBe(address.toLowerCase())
      const alone = await prepare({ networks: [local] })
      expect(await alone.resolve('carol.eth')).toBeUndefined()
      expect(alone.fetched).toHaveLength(0)
    })

    it("doesn't treat a name as missing when the node fails", async () => {
      const { resolve } = await prepare({ rpcUrls: { 31337: ['http://127.0.0.1:1'] } })
      await expect(resolve('alice.eth')).rejects.toMatchObject({ code: 'rpc/failed' })
    })
  })
}
