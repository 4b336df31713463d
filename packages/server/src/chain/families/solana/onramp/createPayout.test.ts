import { text } from 'node:stream/consumers'
import { type SolanaDevnet, solanaDevAccounts, startSolana } from '@kit/devnet/solana'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { requestJson } from '../../../../testing/requestJson.js'
import { startHttp } from '../../../../testing/startNode.js'
import { startTestServer } from '../../../../testing/startTestServer.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { PayoutOptions } from '../../../onramp/Payout.js'
import { isOnCurve } from './associatedAccount.js'
import { createFaucetKey } from './createFaucetKey.js'
import { createPayout } from './createPayout.js'

let chain: SolanaDevnet
const faucet = solanaDevAccounts(5)[4]

beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain?.stop())

async function start({
  seed = Buffer.from(faucet?.seed ?? []).toString('hex'),
  node = chain.url,
  now = Date.now,
} = {}) {
  const tokens = Object.values(chain.tokens).map(({ address, name, symbol, decimals }) => ({
    address,
    name,
    symbol,
    decimals,
    logoUri: '',
  }))
  const prices = Object.fromEntries(tokens.map(({ address }) => [`${chain.networkId}:${address}`, 1]))
  const config = {
    chains: { [chain.networkId]: { name: 'Local Solana', upstreams: [node], tokens } },
    prices: { fixed: { [chain.networkId]: 150, ...prices } },
    onramp: {
      sandbox: true,
      faucetKeys: { [chain.networkId]: `0x${seed}` },
    },
  }
  return startTestServer(config, { now })
}

const newAddress = () => base58.encode(createFaucetKey(crypto.randomUUID().replaceAll('-', '').repeat(2)).publicKey)
const rpc = async (method: string, params: readonly unknown[]) => {
  const response = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (JSON.parse(await response.text()) as { result: { value: never } }).result.value
}
const order = async (url: string, address: string, asset: string, amount: string) => {
  const fields = { id: crypto.randomUUID(), address, amount, offering: `${chain.networkId}/${asset}` }
  const body = new URLSearchParams(fields)
  const response = await fetch(`${url}/onramp/sandbox`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  return `${url}/onramp/sandbox/orders/${fields.id}`
}
const ended = async (page: string) => {
  const read = async () => (await fetch(page)).text()
  await expect.poll(read).not.toContain('Sending')
  return read()
}

it('the Solana payout pays out SOL onchain, and two identical orders as two payments', async () => {
  const { url } = await start()
  const address = newAddress()
  const pages = [await order(url, address, 'native', '150'), await order(url, address, 'native', '150')]
  for (const page of pages) expect(await ended(page)).toContain('Sent to your wallet')
  expect(await rpc('getBalance', [address])).toBe(2 * 985_000_000)
  const { body } = await requestJson(`${url}/v1/account/${address}/history?projectId=p&onramp=coinbase`)
  const rows = (body as { data: { metadata: { hash: string } }[] }).data.map(({ metadata }) => metadata)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
  expect(rows[0]).toMatchObject({ chain: chain.networkId, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' })
})

it('the Solana payout pays tokens of both programs into an account that it creates', async () => {
  const { url } = await start()
  const address = newAddress()
  for (const { address: mint, decimals } of Object.values(chain.tokens)) {
    for (const times of [1n, 2n]) {
      expect(await ended(await order(url, address, mint, '100'))).toContain('Sent to your wallet')
      const [held, ...more] = (await rpc('getTokenAccountsByOwner', [
        address,
        { mint },
        { encoding: 'jsonParsed' },
      ])) as {
        account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
      }[]
      expect(more).toEqual([])
      expect(held?.account.data.parsed.info.tokenAmount.amount).toBe(
        String((985n * times * 10n ** BigInt(decimals)) / 10n),
      )
    }
  }
})

it('the Solana payout signs again after the blockhash of a lost transaction expired, and pays once', async () => {
  let isLost = true
  let lost = 0
  const node = await startHttp(async (request, response) => {
    const body = await text(request)
    if (isLost && body.includes('"sendTransaction"')) {
      lost++
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, result: 'lost' }))
    }
    const answer = await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    response.end(await answer.text())
  })
  let passedMs = 0
  const { url } = await start({ node: node.url, now: () => Date.now() + passedMs })
  const address = newAddress()
  const page = await order(url, address, 'native', '150')
  await expect.poll(() => lost).toBeGreaterThan(0)
  isLost = false
  chain.advance(151)
  passedMs = 121_000
  expect(await ended(page)).toContain('Sent to your wallet')
  expect(await rpc('getBalance', [address])).toBe(985_000_000)
})

it('the Solana payout fails an order that the faucet cannot pay', async () => {
  const { url } = await start({ seed: '77'.repeat(32) })
  const address = newAddress()
  expect(await ended(await order(url, address, 'native', '150'))).toContain('Order failed')
  expect(await rpc('getBalance', [address])).toBe(0)
})

it('the on-ramp offers an address only the assets of its chain', async () => {
  const { url } = await start()
  const page = await (await fetch(`${url}/onramp/sandbox?address=${newAddress()}`)).text()
  expect(page).toContain('SOL on Local Solana')
  const body = new URLSearchParams({
    id: crypto.randomUUID(),
    address: `0x${'11'.repeat(20)}`,
    amount: '50',
    offering: `${chain.networkId}/native`,
  })
  expect((await fetch(`${url}/onramp/sandbox`, { method: 'POST', body })).status).toBe(400)
})

it('isOnCurve distinguishes public keys from derived addresses', () => {
  for (let index = 0; index < 20; index++)
    expect(isOnCurve(createFaucetKey(String(index).padStart(2, '0').repeat(32)).publicKey)).toBe(true)
  expect(isOnCurve(Uint8Array.of(2, ...new Uint8Array(31)))).toBe(false)
})

it('the Solana payout does not fail an order whose transaction may still be mined, though it would fail now', async () => {
  const orders = { sign: vi.fn(async () => {}), finish: vi.fn(async () => {}) }
  let isValid = true
  let nowMs = 121_000
  const call = async (_chain: string, method: string) => {
    if (method === 'isBlockhashValid') return { value: isValid }
    if (method === 'getSignatureStatuses') return { value: [null] }
    throw new RpcFailure(-32_002, 'Transaction simulation failed: insufficient lamports', undefined)
  }
  const pay = createPayout({ orders, chains: { call }, faucetKeys: {}, now: () => nowMs } as unknown as PayoutOptions)
  // One key, then the blockhash.
  const raw = Buffer.alloc(133).fill(1, 68, 69).toString('base64')
  const order = { id: 'a', chain: 'solana:1', raw, hash: 'sent', updated_at: 0 } as unknown as Order
  expect(await pay(order)).toBe(false)
  expect([orders.finish.mock.calls, orders.sign.mock.calls]).toEqual([[], []])
  isValid = false
  // A node that is behind does not know a new blockhash yet.
  nowMs = 60_000
  expect(await pay(order)).toBe(false)
  expect(orders.sign.mock.calls).toEqual([])
  nowMs = 121_000
  expect(await pay(order)).toBe(false)
  expect([orders.finish.mock.calls, orders.sign.mock.calls]).toEqual([[], [['a', undefined]]])
})
