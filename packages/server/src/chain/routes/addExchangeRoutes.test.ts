import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { createPublicClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { startChildServer } from '../../testing/startChildServer.js'
import { payoutCrashes, startCrashingNode } from '../../testing/startCrashingNode.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const config = (): ServerConfigInput => ({
  ...devServerConfig([chain]),
  onramp: { sandbox: true, faucetKeys: { 'eip155:31337': chain.accounts[9]?.privateKey ?? '' } },
})
const newAddress = () => privateKeyToAccount(generatePrivateKey()).address
const client = () => createPublicClient({ transport: http(chain.url) })
const ether = (recipient: string, paymentId = 'order-1') => ({
  paymentId,
  chainId: 'eip155:31337',
  asset: 'native',
  amount: '50000000000000000',
  recipient,
})
async function ask(url: string, path = '', body?: object, project = 'p') {
  const response = await fetch(`${url}/v1/exchanges${path}?projectId=${project}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  }
}
const open = (url: string, body: object, project?: string) => ask(url, '/sandbox/payments', body, project)
const statusOf = async (url: string, id = 'order-1', project?: string) =>
  (await ask(url, `/sandbox/payments/${id}`, undefined, project)).body
const answer = (page: string, value: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ answer: value }), redirect: 'manual' })

it('the exchange API lists the exchange and all supported assets', async () => {
  const { url } = await startTestServer(config())
  const { body } = await ask(url)
  expect(body.exchanges).toEqual([{ id: 'sandbox', name: 'Sandbox exchange', imageUrl: null }])
  expect(body.assets[0]).toMatchObject({ chainId: 'eip155:31337', asset: 'native', symbol: 'ETH', decimals: 18 })
  expect(body.assets.map(({ symbol }: { symbol: string }) => symbol)).toContain('TUSD')
})

it('the exchange pays onchain exactly once, however often it is requested and pressed', async () => {
  const { url } = await startTestServer(config())
  const recipient = newAddress()
  const [first, again] = await Promise.all([open(url, ether(recipient)), open(url, ether(recipient.toLowerCase()))])
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(await statusOf(url)).toEqual({ status: 'waiting', hash: null })
  const page = first.body.url as string
  expect(await (await fetch(page)).text()).toContain('0.05 ETH')
  expect((await answer(page, 'pay')).status).toBe(303)
  await Promise.all([answer(page, 'pay'), answer(page, 'decline')])
  await expect.poll(async () => (await statusOf(url)).status).toBe('success')
  const { hash } = await statusOf(url)
  const receipt = await client().getTransactionReceipt({ hash: hash as Hex })
  expect(receipt).toMatchObject({ status: 'success', to: recipient.toLowerCase() })
  await answer(page, 'pay')
  expect(await client().getBalance({ address: recipient })).toBe(50_000_000_000_000_000n)
  expect((await open(url, ether(recipient))).body.status).toBe('success')
  const history = await fetch(`${url}/v1/account/${recipient}/history?projectId=p&onramp=coinbase`)
  expect((await history.json()) as object).toMatchObject({ data: [] })
})

it('the exchange pays each payment exactly once through kill -9, requested again by its ID from two tabs', async () => {
  const node = await startCrashingNode(chain.url)
  const directory = temporaryDirectory()
  const file = join(directory, 'config.json')
  const chains = devServerConfig([{ ...chain, url: node.url }])
  writeFileSync(file, JSON.stringify({ ...config(), ...chains, dataDir: join(directory, 'data') }))
  const orders: ReturnType<typeof ether>[] = []
  for (const crash of payoutCrashes) {
    const reached = node.crashAt(crash)
    const server = await startChildServer(['--config', file, '--port', '0'])
    const order = ether(newAddress(), `order-${orders.length}`)
    orders.push(order)
    const { body } = await open(server.url, order)
    expect((await answer(body.url, 'pay')).status).toBe(303)
    await reached
    await server.end('SIGKILL')
  }
  void node.crashAt(undefined)
  const server = await startChildServer(['--config', file, '--port', '0'])
  for (const order of orders) {
    const tabs = await Promise.all([open(server.url, order), open(server.url, order)])
    await Promise.all(tabs.map(({ body }) => answer(body.url, 'pay')))
    await expect.poll(async () => (await statusOf(server.url, order.paymentId)).status).toBe('success')
  }
  for (const { recipient } of orders)
    expect(await client().getBalance({ address: recipient as Hex })).toBe(50_000_000_000_000_000n)
  await server.end('SIGTERM')
})

it('the exchange charges nothing after a decline, also if pay is pressed afterwards', async () => {
  const { url } = await startTestServer(config())
  const recipient = newAddress()
  const { body } = await open(url, ether(recipient))
  await answer(body.url, 'decline')
  await answer(body.url, 'pay')
  expect(await statusOf(url)).toEqual({ status: 'failure', hash: null })
  expect(await (await fetch(body.url)).text()).toContain('Declined')
})

it('the exchange refunds what it cannot pay out', async () => {
  const { url } = await startTestServer({
    ...config(),
    // An account without funds.
    onramp: { sandbox: true, faucetKeys: { 'eip155:31337': generatePrivateKey() } },
  })
  const { body } = await open(url, ether(newAddress()))
  await answer(body.url, 'pay')
  await expect.poll(async () => (await statusOf(url)).status).toBe('refund')
})

it('the exchange times out if the user does not pay in time', async () => {
  let now = Date.now()
  const { url } = await startTestServer(config(), { now: () => now })
  const recipient = newAddress()
  const { body } = await open(url, ether(recipient))
  now += 3_600_001
  await answer(body.url, 'pay')
  expect(await statusOf(url)).toEqual({ status: 'timeout', hash: null })
})

it('the exchange keeps the payments of projects apart, and refuses another payment with the same ID', async () => {
  const { url } = await startTestServer(config())
  const recipient = newAddress()
  const mine = await open(url, ether(recipient), 'one')
  const others = await open(url, { ...ether(newAddress()) }, 'two')
  expect(mine.body.url).not.toBe(others.body.url)
  expect((await ask(url, '/sandbox/payments/order-1', undefined, 'three')).status).toBe(404)
  for (const change of [
    { amount: '1' },
    { recipient: newAddress() },
    { asset: chain.tokens.TUSD.address, amount: '1' },
  ]) {
    const { status, body } = await open(url, { ...ether(recipient), ...change }, 'one')
    expect([status, body.reasons[0].field]).toEqual([400, 'paymentId'])
  }
})

it('the exchange names the invalid field of a payment', async () => {
  const { url } = await startTestServer(config())
  const recipient = newAddress()
  for (const [change, field] of [
    [{ paymentId: 'a b' }, 'paymentId'],
    [{ chainId: 'nowhere' }, 'chainId'],
    [{ chainId: 'eip155:5' }, 'asset'],
    [{ asset: newAddress() }, 'asset'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '1.5' }, 'amount'],
    [{ amount: `9${'0'.repeat(30)}` }, 'amount'],
    [{ recipient: '0x1' }, 'recipient'],
  ] as const) {
    const { status, body } = await open(url, { ...ether(recipient), ...change })
    expect([status, body.reasons[0].field]).toEqual([400, field])
  }
  expect((await ask(url, '/other/payments', ether(recipient))).status).toBe(404)
  expect((await fetch(`${url}/exchange/sandbox/${crypto.randomUUID()}`)).status).toBe(404)
  const page = await fetch((await open(url, ether(recipient))).body.url)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('the exchange stays disabled by default', async () => {
  const { url } = await startTestServer({ ...config(), onramp: {} })
  expect((await ask(url)).body).toEqual({ exchanges: [], assets: [] })
  expect((await open(url, ether(newAddress()))).status).toBe(404)
})
