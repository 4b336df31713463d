import { createServer } from 'node:http'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { getBalance } from '../../../../contract/balanceEndpoints.js'
import { parseResponse } from '../../../../testing/parseResponse.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { startTestServer } from '../../../../testing/startTestServer.js'

const nobody = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'

let chain: SolanaDevnet

beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain?.stop())

const path = (address: string, values: Readonly<Record<string, string>> = {}): string =>
  `/v1/account/${address}/balance?${new URLSearchParams({ currency: 'usd', ...values })}`

async function start() {
  const { TUSD } = chain.tokens
  const listed = {
    address: TUSD.address,
    name: 'Listed Dollar',
    symbol: 'LUSD',
    decimals: 2,
    logoUri: 'https://a.example/l',
  }
  const chains = { [chain.networkId]: { upstreams: [chain.url], tokens: [listed], stables: [TUSD.address] } }
  return startTestServer({ chains, prices: { fixed: { [chain.networkId]: 150 } } })
}

it('the Solana balance reader lists SOL and tokens of both programs: names from the list, decimals from the account', async () => {
  const { url } = await start()
  const holder = chain.accounts[4]?.address as string
  const { TUSD, TTK } = chain.tokens
  const { balances } = await parseResponse(getBalance, url + path(holder))
  const short = `${TTK.address.slice(0, 4)}…${TTK.address.slice(-4)}`
  expect(balances).toEqual([
    {
      name: 'Solana',
      symbol: 'SOL',
      chainId: chain.networkId,
      value: 150_000,
      price: 150,
      quantity: { decimals: '9', numeric: '1000.000000000' },
      iconUrl: '',
    },
    {
      name: 'Listed Dollar',
      symbol: 'LUSD',
      chainId: chain.networkId,
      address: `${chain.networkId}:${TUSD.address}`,
      value: 100_000,
      price: 1,
      quantity: { decimals: '6', numeric: '100000.000000' },
      iconUrl: 'https://a.example/l',
    },
    {
      name: short,
      symbol: short,
      chainId: chain.networkId,
      address: `${chain.networkId}:${TTK.address}`,
      price: 0,
      quantity: { decimals: '9', numeric: '100000.000000000' },
      iconUrl: '',
    },
  ])
  expect((await parseResponse(getBalance, url + path(holder, { chainId: chain.networkId }))).balances).toEqual(balances)
  expect(await parseResponse(getBalance, url + path(nobody))).toEqual({ balances: [] })
})

it('the Solana balance reader ignores forced refreshes, which are for EVM chains', async () => {
  const { url } = await start()
  const forceUpdate = `${chain.networkId}:${chain.tokens.TUSD.address}`
  expect(await requestJson(url + path(nobody, { forceUpdate }))).toMatchObject(refused(400, 'address'))
})

it('the Solana balance reader reports the chain as unavailable when its node is unavailable, fails or returns something else', async () => {
  const answers = [
    'nonsense',
    '{"jsonrpc":"2.0","id":1,"result":{"value":"many"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}}',
  ]
  for (const answer of answers) {
    const node = createServer((_, response) => response.end(answer))
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void node.close())
    const { port } = node.address() as { port: number }
    const { url } = await startTestServer({ chains: { [chain.networkId]: `http://127.0.0.1:${port}` } })
    expect(await requestJson(url + path(nobody)), answer).toMatchObject(refused(503, 'chainId'))
  }
})
