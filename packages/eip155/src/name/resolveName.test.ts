import type { Network } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { resolveName } from './resolveName.js'

const [here, there] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
const networkOf = (id: number): Network => ({
  reference: id,
  id: `eip155:${id}`,
  namespace: 'eip155',
  name: '',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
})

/** Chains of which some have names, with addresses by coin type. */
function createChains(
  names: { readonly [chainId: number]: { readonly [coinType: string]: string } },
  code: string | null = '0x',
) {
  const requested: string[] = []
  const chains = {
    getNames(networkId: string) {
      const records = names[Number(networkId.slice(7))]
      if (networkId === 'eip155:1' && !records) throw new Error('Chain not configured.')
      return (
        records && {
          readAddress: async (_name: string, coinType: bigint) => {
            requested.push(`${networkId} ${coinType}`)
            return records[String(coinType)]
          },
        }
      )
    },
    getRequest: () => async () => code,
  } as unknown as ChainLibrary
  const resolve = (id: number, name = 'alice.eth') => resolveName(chains, { network: networkOf(id), name })
  return { requested, resolve }
}
const ofBase = String(0x80000000 + 8453)

describe('resolveName', () => {
  it('queries the network itself if it has a resolver', async () => {
    const { requested, resolve } = createChains({ 1: { 60: there }, 8453: { 60: here } })
    expect(await resolve(8453)).toBe(here)
    expect(requested).toEqual(['eip155:8453 60'])
  })

  it('queries Ethereum for the address on a network without a resolver', async () => {
    const { resolve } = createChains({ 1: { 60: there, [ofBase]: here.toLowerCase() } })
    expect(await resolve(8453)).toBe(here)
  })

  it('falls back to the address on Ethereum when the name has no other and it is an account', async () => {
    const names = { 1: { 60: there } }
    expect(await createChains(names).resolve(8453)).toBe(there)
    expect(await createChains(names, `0xef0100${here.slice(2)}`).resolve(8453)).toBe(there)
  })

  it('ignores the address of a contract on Ethereum, which may not exist elsewhere', async () => {
    expect(await createChains({ 1: { 60: there } }, '0x6001').resolve(8453)).toBeUndefined()
  })

  it.each([null, '', 'none'])('rejects the code %j of a node, which proves no account', async (code) => {
    await expect(createChains({ 1: { 60: there } }, code).resolve(8453)).rejects.toMatchObject({ code: 'rpc/failed' })
  })

  it('resolves nothing when the app configured no network with a resolver', async () => {
    expect(await createChains({}).resolve(8453)).toBeUndefined()
  })

  it.each(['alice', '', 'alice.', '.eth', 'ali ce.eth', `${'a'.repeat(260)}.eth`])(
    'sends no request for %j',
    async (name) => {
      const { requested, resolve } = createChains({ 1: { 60: there } })
      expect(await resolve(1, name)).toBeUndefined()
      expect(requested).toEqual([])
    },
  )

  it.each([`0x${'0'.repeat(40)}`, 'nonsense', '0x'])('returns no address for %s', async (answer) => {
    expect(await createChains({ 1: { 60: answer } }).resolve(1)).toBeUndefined()
  })
})
