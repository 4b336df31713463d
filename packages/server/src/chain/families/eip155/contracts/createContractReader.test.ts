import { type EvmDevnet, startEvm } from '@kit/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCached } from '../../../../platform/cache/createCached.js'
import { createMemoryCache } from '../../../../platform/cache/createMemoryCache.js'
import { deployTokens } from '../../../../testing/deployTokens.js'
import { createChains } from '../../../chains/createChains.js'
import { chainConfig } from '../../../config/chainConfig.js'
import type { InternalCall } from '../../../gateway/call/RpcCall.js'
import { type RpcReply, rpcResult } from '../../../gateway/call/RpcReply.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import { readTokenMetadata } from '../tokens/readTokenMetadata.js'
import { createContractReader } from './createContractReader.js'
import { erc20Abi } from './erc20Abi.data.js'

const chainId = 'eip155:31337'
const noMulticall3 = `0x${'de'.repeat(20)}`
/** Code at chosen addresses: burns all gas; returns 100 kB of zeros; returns the word `MKR`; claims 2^255 decimals. */
const hostileContracts = {
  burner: '0x5b600056',
  flood: '0x620186a06000f3',
  bytes32: `0x7f4d4b52${'0'.repeat(58)}60005260206000f3`,
  absurd: `0x7f8${'0'.repeat(63)}60005260206000f3`,
}

let chain: EvmDevnet
const at: Record<string, string> = {}

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  for (const [index, [name, code]] of Object.entries(hostileContracts).entries()) {
    at[name] = `0x${String(index + 1).repeat(40)}`
    await chain.rpc('anvil_setCode', at[name], code)
  }
})
afterAll(() => chain?.stop())

function setUp(multicall3?: string, url = chain.url) {
  const requests: string[] = []
  const ask = async (_: string, [call]: readonly InternalCall[]): Promise<RpcReply[]> => {
    requests.push(call?.method ?? '')
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }).catch(
      () => {
        throw new NoUpstreamResponded(['refused'])
      },
    )
    const { result, error } = (await response.json()) as { result: unknown; error?: { code: number; message: string } }
    return [error ? { kind: 'error', text: '', ...error } : rpcResult(result)]
  }
  const config = chainConfig.parse({ upstreams: [url], ...(multicall3 !== undefined && { multicall3 }) })
  const chains = createChains({ chains: { [chainId]: config }, gateway: { ask } })
  const cached = createCached({
    cache: createMemoryCache({ maxEntries: 10, maxBytes: 1e6, now: Date.now }),
    now: Date.now,
  })
  return { requests, reader: createContractReader({ chains, cached }) }
}

const balanceOf = (address: string) => ({
  address,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [chain.accounts[1]?.address],
})

describe.each([
  ['by Multicall3', undefined],
  ['without a contract', noMulticall3],
])('reading %s', (_, multicall3) => {
  it('batches many calls into one request, and omits those that fail', async () => {
    const { reader, requests } = setUp(multicall3)
    const { TUSD, TTK } = chain.tokens
    const noContract = `0x${'ab'.repeat(20)}`
    const calls = [TUSD.address, noContract, TTK.address].map(balanceOf)
    const expected = [100_000n * 10n ** 6n, undefined, 100_000n * 10n ** 18n]
    expect(await reader.read(chainId, calls)).toEqual(expected)
    expect(requests).toEqual(['eth_getCode', 'eth_call'])
    expect(await reader.read(chainId, calls)).toEqual(expected)
    expect(requests).toEqual(['eth_getCode', 'eth_call', 'eth_call'])
    expect(await reader.read(chainId, [])).toEqual([])
  })

  it('reads the other calls when one contract burns all gas and another returns far too much', async () => {
    const { reader } = setUp(multicall3)
    const { TUSD, TTK } = chain.tokens
    const calls = [TTK.address, at['flood'] as string, at['burner'] as string, TUSD.address].map(balanceOf)
    const [first, , burnt, last] = await reader.read(chainId, calls)
    expect([first, burnt, last]).toEqual([100_000n * 10n ** 18n, undefined, 100_000n * 10n ** 6n])
  })
})

it('the contract reader splits a batch that is too large for one request', async () => {
  const { reader, requests } = setUp(noMulticall3)
  const answers = await reader.read(chainId, Array(250).fill(balanceOf(chain.tokens.TUSD.address)))
  expect(new Set(answers)).toEqual(new Set([100_000n * 10n ** 6n]))
  expect(requests.filter((method) => method === 'eth_call')).toHaveLength(3)
})

it('the contract reader reports that the node is unavailable', async () => {
  const { reader } = setUp(undefined, 'http://127.0.0.1:1')
  await expect(reader.read(chainId, [balanceOf(chain.tokens.TUSD.address)])).rejects.toBeInstanceOf(NoUpstreamResponded)
})

it('the contract reader reads token names, bytes32 too, sanitizes hostile ones, and skips contracts without decimals', async () => {
  const { reader } = setUp()
  const name = `\u202e<b>Free\u0000 money</b>${'!'.repeat(500)}`
  const [hostile, blank] = await deployTokens(chain, [
    { name, symbol: 'A\n\tB\u200dC', decimals: 7, holder: `0x${'1'.repeat(40)}`, amount: 1n },
    { name: '', symbol: '\u200b', decimals: 0, holder: `0x${'1'.repeat(40)}`, amount: 1n },
  ])
  const requested = [
    hostile,
    blank,
    chain.tokens.TTK.address,
    at['absurd'],
    at['flood'],
    `0x${'ab'.repeat(20)}`,
  ] as string[]
  expect(await readTokenMetadata(reader, chainId, requested)).toEqual([
    { name: `<b>Free money</b>${'!'.repeat(43)}`, symbol: 'A BC', decimals: 7 },
    { name: blank?.slice(0, 6), symbol: blank?.slice(0, 6), decimals: 0 },
    { name: 'Test Token', symbol: 'TTK', decimals: 18 },
    null,
    { name: expect.any(String), symbol: expect.any(String), decimals: 0 },
    null,
  ])
})
