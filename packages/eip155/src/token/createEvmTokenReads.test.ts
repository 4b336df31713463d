import type { RpcRequest } from '@kit/adapter'
import { expect, it } from 'vitest'
import { toNetwork } from '../network/toNetwork.js'
import { createEvmTokenReads } from './createEvmTokenReads.js'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const network = toNetwork({ id: 1, name: 'Chain', nativeCurrency, rpcUrls: { default: { http: [] } } })
const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const textOf = (text: string) =>
  `0x${word(32n)}${word(BigInt(text.length))}${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const answers: Readonly<Record<string, string>> = {
  '0x06fdde03': textOf('USD Coin'),
  '0x95d89b41': textOf('USDC'),
  '0x313ce567': `0x${word(6n)}`,
  '0x70a08231': `0x${word(25n)}`,
}

function start() {
  const requested: string[] = []
  const request = (async ({
    method,
    params = [],
  }: {
    readonly method: string
    readonly params?: readonly unknown[]
  }) => {
    if (method === 'eth_getBalance') return '0x1'
    const { data } = params[0] as { readonly data: string }
    requested.push(data.slice(0, 10))
    return answers[data.slice(0, 10)]
  }) as RpcRequest
  const chains = { getRequest: () => request, getMulticall: () => undefined }
  return { requested, ...createEvmTokenReads(async () => chains as never) }
}

it("createEvmTokenReads reads a token's metadata from the chain once", async () => {
  const { requested, getToken } = start()
  const found = await getToken({ network, token })
  expect(found).toMatchObject({ name: 'USD Coin', symbol: 'USDC', decimals: 6 })
  expect(await getToken({ network, token })).toEqual(found)
  expect(requested).toHaveLength(3)
})

it("createEvmTokenReads keeps metadata of a service apart from the chain's", async () => {
  const { getToken, getTokens } = start()
  const given = { address: token, name: 'Dollar', symbol: 'USD', decimals: 18 }
  const [, listed] = await getTokens({ network, address: token, tokens: [given] })
  expect(listed).toMatchObject({ name: 'Dollar', decimals: 18, amount: 25n })
  expect(await getToken({ network, token })).toMatchObject({ name: 'USD Coin', symbol: 'USDC', decimals: 6 })
})
