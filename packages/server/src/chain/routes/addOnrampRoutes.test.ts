import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import { createPublicClient, erc20Abi, type Hex, http } from 'viem'
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
  prices: { rates: { eur: 0.92 } },
})

const readJson = async (url: string) => JSON.parse(await (await fetch(url)).text())
const newAddress = () => privateKeyToAccount(generatePrivateKey()).address
const client = () => createPublicClient({ transport: http(chain.url) })
const ask = async (url: string, body: unknown) => {
  const response = await fetch(`${url}/v1/onramp/quote?projectId=p`, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.text() }
}
const order = (url: string, fields: Record<string, string>) =>
  fetch(`${url}/onramp/sandbox`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const native = (address: string, amount = '250.00') => ({
  id: crypto.randomUUID(),
  address,
  amount,
  offering: 'eip155:31337/native',
})

async function settled(url: string, id: string): Promise<string> {
  const page = async () => (await fetch(`${url}/onramp/sandbox/orders/${id}`)).text()
  await expect.poll(page).not.toContain('Sending')
  return page()
}

it('the on-ramp lists the offered assets in both formats', async () => {
  const { url } = await startTestServer(config())
  const options = await readJson(`${url}/v1/onramp/options?projectId=p`)
  expect(options.paymentCurrencies.map(({ id }: { id: string }) => id)).toEqual(['USD', 'EUR'])
  expect(options.paymentCurrencies[0].payment_method_limits[0]).toEqual({ id: 'card', min: '10.00', max: '7500.00' })
  expect(options.purchaseCurrencies[0]).toMatchObject({
    symbol: 'ETH',
    networks: [{ name: 'local-one', display_name: 'Local One', chain_id: '31337', contract_address: '' }],
  })
  const older = await readJson(`${url}/v1/onramp/buy/options?projectId=p&country=DE`)
  expect(older.paymentCurrencies[0].limits).toHaveLength(2)
  expect(older.purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)).toContain('TUSD')
  expect((await fetch(`${url}/v1/onramp/buy/options?projectId=p`)).status).toBe(400)
})

it('the on-ramp quotes a purchase by the onchain price, in both formats', async () => {
  const { url } = await startTestServer(config())
  const requested = {
    purchaseCurrency: { symbol: 'TUSD' },
    paymentCurrency: { id: 'USD' },
    amount: '100',
    network: 'local-one',
  }
  const { status, body } = await ask(url, requested)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    coinbaseFee: { amount: '1.50', currency: 'USD' },
    networkFee: { amount: '0.00', currency: 'USD' },
    paymentSubtotal: { amount: '98.50', currency: 'USD' },
    paymentTotal: { amount: '100.00', currency: 'USD' },
    purchaseAmount: { amount: '98.500000', currency: 'TUSD' },
    quoteId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const query = 'purchaseCurrency=TUSD&paymentAmount=92&paymentCurrency=EUR&paymentMethod=CARD&country=DE'
  const older = await readJson(`${url}/v1/onramp/buy/quotes?projectId=p&${query}`)
  expect(older.paymentSubTotal).toEqual({ value: '90.62', currency: 'EUR' })
  expect(older.purchaseAmount).toEqual({ value: '98.500000', currency: 'TUSD' })
})

it('the on-ramp refuses assets it cannot sell, naming the field', async () => {
  const { url } = await startTestServer(config())
  const good = {
    purchaseCurrency: { symbol: 'ETH' },
    paymentCurrency: { id: 'USD' },
    amount: 100,
    network: 'local-one',
  }
  expect((await ask(url, good)).status).toBe(200)
  for (const [change, field] of [
    [{ purchaseCurrency: { symbol: 'NONE' } }, 'asset'],
    [{ network: 'nowhere' }, 'asset'],
    [{ paymentCurrency: { id: 'XXX' } }, 'currency'],
    [{ amount: '9.99' }, 'amount'],
    [{ amount: '7500.01' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
  ] as const) {
    const { status, body } = await ask(url, { ...good, ...change })
    expect([status, JSON.parse(body).reasons[0].field]).toEqual([400, field])
  }
  expect((await ask(url, {})).status).toBe(422)
})

it('the on-ramp links to the configured hosted page, otherwise to the sandbox, otherwise reports that none exists', async () => {
  const address = newAddress()
  const body = JSON.stringify({
    destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }],
    partnerUserId: 'visitor-1',
    defaultExperience: 'buy',
    presetFiatAmount: 25.5,
  })
  const urlFrom = async (input: ServerConfigInput, text = body) => {
    const { url } = await startTestServer(input)
    const response = await fetch(`${url}/v1/generators/onrampurl?projectId=p`, { method: 'POST', body: text })
    return { status: response.status, text: await response.text(), server: url }
  }
  const sandbox = await urlFrom(config())
  expect(JSON.parse(sandbox.text).url).toBe(`${sandbox.server}/onramp/sandbox?address=${address}&asset=ETH&amount=25.5`)
  const hosted = JSON.parse((await urlFrom({ onramp: { coinbaseAppId: 'app-1' } })).text).url
  expect(hosted).toMatch(/^https:\/\/pay\.coinbase\.com\/buy\/select-asset\?appId=app-1&/)
  const { onramp } = config()
  const both = JSON.parse((await urlFrom({ ...config(), onramp: { ...onramp, coinbaseAppId: 'app-1' } })).text).url
  expect(both).toBe(hosted)
  expect(hosted).toContain(address)
  expect(hosted).toContain('partnerUserId=visitor-1')
  expect((await urlFrom({})).status).toBe(400)
  expect((await urlFrom(config(), '{"destinationWallets":[]}')).status).toBe(400)
})

it('the on-ramp pays the user onchain exactly once, however often it is pressed', async () => {
  const { url } = await startTestServer(config())
  const address = newAddress()
  const form = await (await fetch(`${url}/onramp/sandbox?address=${address}&asset=ETH&amount=250`)).text()
  expect(form).toContain(address)
  expect(form).toContain('value="250"')
  const requested = native(address)
  const [first, again] = await Promise.all([order(url, requested), order(url, requested)])
  expect([first.status, again.status]).toEqual([303, 303])
  expect(first.headers.get('location')).toBe(`/onramp/sandbox/orders/${requested.id}`)
  expect(await settled(url, requested.id)).toContain('Sent to your wallet')
  expect(await client().getBalance({ address })).toBe(98_500_000_000_000_000n)

  const history = `${url}/v1/account/${address}/history?projectId=p&onramp=coinbase`
  const { data, next } = await readJson(history)
  expect(next).toBeNull()
  expect(data).toMatchObject([
    {
      id: requested.id,
      metadata: {
        operationType: 'buy',
        sentFrom: 'Sandbox',
        sentTo: address.toLowerCase(),
        status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
        hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        chain: 'eip155:31337',
      },
      transfers: [{ direction: 'in', quantity: { numeric: '0.098500000000000000' }, value: 250 }],
    },
  ])
  expect((await fetch(`${history}&cursor=x`)).status).toBe(400)
})

it('the on-ramp has pages of purchases without gaps or duplicates', async () => {
  // More purchases than one address may make per minute by default.
  const limit = { points: 1000, windowMs: 60_000 }
  const rateLimits = { read: limit, write: limit }
  const { url } = await startTestServer({ ...config(), role: 'api', rateLimits })
  const address = newAddress()
  const ids: string[] = []
  for (let index = 0; index < 120; index++) {
    const requested = native(address)
    expect((await order(url, requested)).status).toBe(303)
    ids.push(requested.id)
  }
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await readJson(`${url}/v1/account/${address}/history?projectId=p&onramp=coinbase&cursor=${cursor}`)
    seen.push(...page.data.map(({ id }: { id: string }) => id))
    expect(page.next ?? 'x'.repeat(80)).toHaveLength(80)
    cursor = page.next ?? ''
  } while (cursor !== '')
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

it('the on-ramp pays tokens, and several users concurrently', async () => {
  const { url } = await startTestServer(config())
  const token = chain.tokens.TUSD.address
  const addresses = Array.from({ length: 5 }, newAddress)
  const requested = addresses.map((address) => ({
    ...native(address, '100'),
    offering: `eip155:31337/${token.toLowerCase()}`,
  }))
  await Promise.all(requested.map((fields) => order(url, fields)))
  for (const { id } of requested) expect(await settled(url, id)).toContain('>98.5 TUSD<')
  for (const address of addresses) {
    const balance = await client().readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
    expect(balance).toBe(98_500_000n)
  }
})

it('the on-ramp shows the user the problem with an order, and escapes its output', async () => {
  const { url } = await startTestServer(config())
  const address = newAddress()
  const wrong = await order(url, { ...native(address), amount: '"><script>' })
  expect(wrong.status).toBe(400)
  const text = await wrong.text()
  expect(text).toContain('Enter an amount')
  expect(text).not.toContain('<script>')
  expect((await order(url, native(address, '1'))).status).toBe(400)
  expect((await order(url, { ...native(address), offering: 'x' })).status).toBe(400)
  expect((await order(url, native('0x1'))).status).toBe(400)
  expect((await fetch(`${url}/onramp/sandbox/orders/${crypto.randomUUID()}`)).status).toBe(404)
  expect(wrong.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('the on-ramp stays disabled by default', async () => {
  const { url } = await startTestServer({ ...config(), onramp: {} })
  expect((await fetch(`${url}/onramp/sandbox?address=${newAddress()}`)).status).toBe(404)
  expect(await readJson(`${url}/v1/onramp/options?projectId=p`)).toMatchObject({ purchaseCurrencies: [] })
})

it('the on-ramp pays every order exactly once through kill -9', async () => {
  const node = await startCrashingNode(chain.url)
  const directory = temporaryDirectory()
  const file = join(directory, 'config.json')
  const chains = devServerConfig([{ ...chain, url: node.url }])
  writeFileSync(file, JSON.stringify({ ...config(), ...chains, dataDir: join(directory, 'data') }))
  const orders: ReturnType<typeof native>[] = []
  for (const crash of payoutCrashes) {
    const reached = node.crashAt(crash)
    const server = await startChildServer(['--config', file, '--port', '0'])
    for (const requested of [native(newAddress()), native(newAddress())]) {
      expect((await order(server.url, requested)).status).toBe(303)
      orders.push(requested)
    }
    await reached
    await server.end('SIGKILL')
  }
  void node.crashAt(undefined)
  const server = await startChildServer(['--config', file, '--port', '0'])
  for (const { id } of orders) expect(await settled(server.url, id)).toContain('Sent to your wallet')
  for (const { address } of orders)
    expect(await client().getBalance({ address: address as Hex })).toBe(98_500_000_000_000_000n)
  await server.end('SIGTERM')
})

it('the on-ramp responds to any body with a status below 500', async () => {
  const { url } = await startTestServer(config())
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.constantFrom('/v1/onramp/quote', '/v1/generators/onrampurl'),
      async (body, path) => {
        const response = await fetch(`${url}${path}?projectId=p`, { method: 'POST', body: JSON.stringify(body) })
        expect(response.status).toBeLessThan(500)
        await response.body?.cancel()
      },
    ),
    { numRuns: 60 },
  )
})
