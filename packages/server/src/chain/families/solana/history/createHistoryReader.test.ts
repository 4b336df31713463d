import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { expect, it, onTestFinished } from 'vitest'
import { getHistory } from '../../../../contract/historyEndpoints.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { lamportsTransfer, sendSolana, tokenAccountOf, tokenTransfer } from '../../../../testing/sendSolana.js'
import { startHttp } from '../../../../testing/startNode.js'
import {
  openTestStore,
  startTestServer,
  type TestServer,
  temporaryDirectory,
} from '../../../../testing/startTestServer.js'

async function startScene(options: { genesisHash?: string } = {}) {
  const chain = await startSolana({ slotMs: 0, ...options })
  onTestFinished(() => chain.stop())
  const tokens = Object.values(chain.tokens)
  const server = await startTestServer({
    chains: { [chain.networkId]: { upstreams: [chain.url], tokens: tokens.map(({ program, ...token }) => token) } },
  })
  return { chain, server, page: (address: string, query = '') => readPage(server, address, query) }
}

async function readPage({ url }: TestServer, address: string, query = '') {
  const { status, body } = await requestJson(`${url}/v1/account/${address}/history?projectId=p&${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return getHistory.answer.parse(body)
}

async function accountsOf(chain: SolanaDevnet, symbol: 'TUSD' | 'TTK') {
  const [alice, bob] = chain.accounts
  if (alice === undefined || bob === undefined) throw new Error('no accounts')
  const token = chain.tokens[symbol]
  const of = (owner: string) => tokenAccountOf(chain.url, owner, token.address)
  return { alice, bob, token, source: await of(alice.address), target: await of(bob.address) }
}

it('Solana history lists sends, receipts, trades, both kinds of tokens and failures with exact amounts, newest first', async () => {
  const { chain, page } = await startScene()
  const plain = await accountsOf(chain, 'TUSD')
  const { alice, bob } = plain
  const extended = await accountsOf(chain, 'TTK')
  const sol = await sendSolana(chain.url, [alice], [lamportsTransfer(alice.address, bob.address, 1_500_000_001n)])
  const tusd = await sendSolana(
    chain.url,
    [alice],
    [tokenTransfer(plain.token, { ...plain, owner: alice.address }, 2_500_000n)],
  )
  const ttk = await sendSolana(
    chain.url,
    [bob],
    [tokenTransfer(extended.token, { source: extended.target, target: extended.source, owner: bob.address }, 1n)],
  )
  const failed = await sendSolana(
    chain.url,
    [alice],
    [tokenTransfer(plain.token, { ...plain, owner: alice.address }, 10n ** 18n)],
  )
  const trade = await sendSolana(
    chain.url,
    [alice, bob],
    [
      lamportsTransfer(alice.address, bob.address, 3_000_000_000n),
      tokenTransfer(plain.token, { source: plain.target, target: plain.source, owner: bob.address }, 5_000_000n),
    ],
  )

  const { data } = await page(alice.address, `chainId=${chain.networkId}`)
  expect(data.slice(0, 5).map(({ metadata }) => metadata.hash)).toEqual([trade, failed, ttk, tusd, sol])
  expect(data.slice(0, 5)).toMatchObject([
    {
      metadata: { operationType: 'trade', status: 'confirmed', chain: chain.networkId, nonce: 0 },
      transfers: [
        { direction: 'out', quantity: { numeric: '3' }, fungible_info: { symbol: 'SOL' } },
        { direction: 'in', quantity: { numeric: '5' }, fungible_info: { symbol: 'TUSD', name: 'Test USD' } },
      ],
    },
    { metadata: { operationType: 'send', status: 'failed' }, transfers: [] },
    {
      metadata: { operationType: 'receive', sentFrom: bob.address, sentTo: alice.address },
      transfers: [{ direction: 'in', quantity: { numeric: '0.000000001' }, fungible_info: { symbol: 'TTK' } }],
    },
    {
      metadata: { operationType: 'send', sentFrom: alice.address, sentTo: bob.address },
      transfers: [{ direction: 'out', quantity: { numeric: '2.5' }, fungible_info: { symbol: 'TUSD' } }],
    },
    {
      metadata: { operationType: 'send', sentFrom: alice.address, sentTo: bob.address },
      transfers: [{ direction: 'out', quantity: { numeric: '1.500000001' }, fungible_info: { symbol: 'SOL' } }],
    },
  ])
  // Bob sees the tokens sent to his token account, though no transaction names him.
  expect((await page(bob.address)).data.map(({ metadata }) => metadata.hash)).toContain(tusd)
})

it('Solana history shows transfers back to the sender, the recipient of a failed transfer, and the called program', async () => {
  const { chain, page } = await startScene()
  const { alice, bob, token, source, target } = await accountsOf(chain, 'TUSD')
  const sol = await sendSolana(chain.url, [alice], [lamportsTransfer(alice.address, alice.address, 1_500_000_001n)])
  const transferOf = (to: string, amount: bigint) =>
    tokenTransfer(token, { source, target: to, owner: alice.address }, amount)
  const tusd = await sendSolana(chain.url, [alice], [transferOf(source, 2_500_000n)])
  const failed = await sendSolana(chain.url, [alice], [transferOf(target, 10n ** 18n)])

  const { data } = await page(alice.address)
  expect(data.slice(0, 3).map(({ metadata }) => metadata.hash)).toEqual([failed, tusd, sol])
  expect(data.slice(0, 3)).toMatchObject([
    {
      metadata: { operationType: 'send', status: 'failed', sentFrom: alice.address, sentTo: bob.address },
      transfers: [],
    },
    {
      metadata: { operationType: 'send', sentTo: alice.address },
      transfers: [{ direction: 'self', quantity: { numeric: '2.5' }, fungible_info: { symbol: 'TUSD' } }],
    },
    {
      metadata: { operationType: 'send', sentTo: alice.address },
      transfers: [{ direction: 'self', quantity: { numeric: '1.500000001' }, fungible_info: { symbol: 'SOL' } }],
    },
  ])
  // The mints of the scene were created first, by program calls.
  const others = data.filter(({ transfers, metadata }) => transfers.length === 0 && metadata.status === 'confirmed')
  expect(others.length).toBeGreaterThan(0)
  for (const { metadata } of others) {
    expect(metadata.operationType).toBe('execute')
    expect(metadata.sentTo).toMatch(/^Token/)
  }
})

it('Solana history pages to the first transaction without gaps or duplicates while new ones arrive', async () => {
  const { chain, page } = await startScene()
  const { alice, bob, token, source, target } = await accountsOf(chain, 'TUSD')
  const sent: string[] = []
  for (let index = 0; index < 120; index += 1) {
    const instruction =
      index % 3 === 0
        ? tokenTransfer(token, { source, target, owner: alice.address }, BigInt(index + 1))
        : lamportsTransfer(alice.address, bob.address, BigInt(index + 1))
    sent.unshift(await sendSolana(chain.url, [alice], [instruction]))
  }
  const found: string[] = []
  let query = ''
  for (;;) {
    const { data, next } = await page(alice.address, query)
    found.push(...data.map(({ metadata }) => metadata.hash))
    if (next === null) break
    expect(data).toHaveLength(50)
    query = `cursor=${next}`
    await sendSolana(chain.url, [alice], [lamportsTransfer(alice.address, bob.address, BigInt(9000 + found.length))])
  }
  expect(new Set(found).size).toBe(found.length)
  expect(found.slice(0, 120)).toEqual(sent)
  expect(found.length).toBeGreaterThan(120)
})

it('Solana history serves stored history while the node is unavailable, and responds with 503 without any', async () => {
  const { chain, server, page } = await startScene()
  const [alice, bob] = chain.accounts
  const known = await page(alice?.address ?? '')
  expect(known.data.length).toBeGreaterThan(0)
  await chain.goOffline()
  await expect.poll(() => page(alice?.address ?? '')).toEqual(known)
  const { status, body } = await requestJson(`${server.url}/v1/account/${bob?.address}/history?projectId=p`)
  expect({ status, body }).toMatchObject(refused(503, 'chainId'))
  await chain.goOnline()
  await expect
    .poll(async () => (await requestJson(`${server.url}/v1/account/${bob?.address}/history?projectId=p`)).status)
    .toBe(200)
})

it('Solana history does not call a transaction confirmed whose effects no node knows yet: it may have failed', async () => {
  const chain = await startSolana({ slotMs: 0 })
  let isBehind = true
  const node = createServer(async (request, response) => {
    const body = await text(request)
    const answer = await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const passed = await answer.text()
    const { id, method } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    const isUnknown = isBehind && method === 'getTransaction'
    response.end(isUnknown ? JSON.stringify({ jsonrpc: '2.0', id, result: null }) : passed)
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(async () => {
    node.closeAllConnections()
    node.close()
    await chain.stop()
  })
  const { port } = node.address() as AddressInfo
  const server = await startTestServer({ chains: { [chain.networkId]: `http://127.0.0.1:${port}` } })
  const { alice, source, target, token } = await accountsOf(chain, 'TUSD')
  const failed = await sendSolana(
    chain.url,
    [alice],
    [tokenTransfer(token, { source, target, owner: alice.address }, 10n ** 18n)],
  )
  const statusOf = async () =>
    (await readPage(server, alice.address)).data.find(({ metadata }) => metadata.hash === failed)?.metadata.status
  expect(await statusOf()).toBe('pending')
  isBehind = false
  await expect.poll(statusOf).toBe('failed')
})

it('Solana history records when an account was last requested, to the hour', async () => {
  const chain = await startSolana({ slotMs: 0 })
  onTestFinished(() => chain.stop())
  const clock = { nowMs: Date.now() }
  const dataDir = temporaryDirectory()
  const config = { chains: { [chain.networkId]: chain.url }, dataDir }
  const server = await startTestServer(config, { now: () => clock.nowMs })
  const store = await openTestStore(dataDir)
  onTestFinished(() => store.close())
  const owner = chain.accounts[0]?.address ?? ''
  const requestedAt = async () => {
    await readPage(server, owner)
    const lists = await store.db.selectFrom('history_lists').select('asked_at').where('owner', '=', owner).execute()
    return [...new Set(lists.map(({ asked_at }) => asked_at))]
  }
  const first = clock.nowMs
  expect(await requestedAt()).toEqual([first])
  clock.nowMs += 1_800_000
  expect(await requestedAt()).toEqual([first])
  clock.nowMs += 1_900_000
  expect(await requestedAt()).toEqual([clock.nowMs])
})

it('Solana history charges only for accounts requested for the first time', async () => {
  const chain = await startSolana({ slotMs: 0 })
  onTestFinished(() => chain.stop())
  const { url } = await startTestServer({
    chains: { [chain.networkId]: chain.url },
    rateLimits: { write: { points: 1, windowMs: 600_000 } },
  })
  const [one, two] = chain.accounts.map(({ address }) => address)
  const ask = async (address = '') => (await fetch(`${url}/v1/account/${address}/history?projectId=p`)).status
  expect([await ask(one), await ask(two), await ask(one)]).toEqual([200, 429, 200])
})

it('Solana history ends a page before a transaction that nodes fail to return, and continues there', async () => {
  const chain = await startSolana({ slotMs: 0 })
  onTestFinished(() => chain.stop())
  let failing = ''
  const node = await startHttp(async (request, response) => {
    const body = await text(request)
    const { id, method, params } = JSON.parse(body)
    const isFailing = method === 'getTransaction' && params[0] === failing
    const error = { code: -32_603, message: 'Internal error' }
    const answer = await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    response.end(isFailing ? JSON.stringify({ jsonrpc: '2.0', id, error }) : await answer.text())
  })
  const server = await startTestServer({ chains: { [chain.networkId]: node.url } })
  const [alice, bob] = chain.accounts
  if (alice === undefined || bob === undefined) throw new Error('no accounts')
  const send = () => sendSolana(chain.url, [alice], [lamportsTransfer(alice.address, bob.address, 1n)])
  const [first, second, third] = [await send(), await send(), await send()]
  failing = second
  const hashesOf = ({ data }: Awaited<ReturnType<typeof readPage>>) => data.map(({ metadata }) => metadata.hash)
  const page = await readPage(server, alice.address)
  expect(hashesOf(page)).toEqual([third])
  failing = ''
  const rest = await readPage(server, alice.address, `cursor=${page.next}`)
  expect(hashesOf(rest).slice(0, 2)).toEqual([second, first])
})
