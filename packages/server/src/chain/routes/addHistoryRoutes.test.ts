import {
  badgesAbi,
  devCollectibles,
  devDex,
  pairRouterAbi,
  pictureAbi,
  testTokenAbi,
  wrappedNativeAbi,
} from '@kit/devnet'
import fc from 'fast-check'
import { encodeFunctionData, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { errorBody } from '../../contract/fields.js'
import { getHistory } from '../../contract/historyEndpoints.js'
import { anyText } from '../../testing/anyText.js'
import { refused, requestJson } from '../../testing/requestJson.js'
import {
  chainOptions,
  mineTogether,
  type Page,
  sceneOf,
  startChain,
  startHistoryScene,
} from '../../testing/startHistoryScene.js'
import { closedUrl } from '../../testing/startNode.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { formatCursor } from '../history/parseCursor.js'

const eth = { name: 'Ether', symbol: 'ETH' }

it('account history lists sends, receipts, self-transfers, tokens and failures with exact amounts, newest first', async () => {
  const chain = await startChain()
  const { send, page, id } = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const { TUSD } = chain.tokens
  // With a shared database, leadership must be acquired first.
  await expect.poll(async () => (await page(alice)).data.length).toBeGreaterThan(0)
  const seeded = (await page(alice)).data
  expect(seeded.every(({ metadata }) => metadata.operationType === 'mint')).toBe(true)

  const plain = await send({ from: alice, to: bob, value: 1_500_000_000_000_000_001n })
  const data = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'transfer',
    args: [bob as `0x${string}`, 12_500_000n],
  })
  const token = await send({ from: alice, to: TUSD.address, data })
  const self = await send({ from: alice, to: alice, value: 5n })
  const tooMuch = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'transfer',
    args: [bob as `0x${string}`, 10n ** 30n],
  })
  const failed = await send({ from: alice, to: TUSD.address, data: tooMuch, gas: 100_000 })

  const { data: rows } = await page(alice, `chainId=${id}`)
  expect(rows.slice(0, 4).map(({ metadata }) => metadata.hash)).toEqual([failed, self, token, plain])
  expect(rows.slice(4)).toEqual(seeded)
  const [failure, toSelf, tokens, native] = rows
  expect(failure).toMatchObject({
    metadata: { operationType: 'send', status: 'failed', sentFrom: alice, nonce: 3, chain: id, application: null },
    transfers: [],
  })
  expect(toSelf).toMatchObject({
    metadata: { operationType: 'send', status: 'confirmed', sentFrom: alice, sentTo: alice },
    transfers: [{ direction: 'self', quantity: { numeric: '0.000000000000000005' } }],
  })
  expect(tokens).toMatchObject({
    metadata: { operationType: 'send', sentFrom: alice, sentTo: bob, nonce: 1 },
    transfers: [
      {
        direction: 'out',
        quantity: { numeric: '12.5' },
        fungible_info: { name: TUSD.name, symbol: 'TUSD' },
        nft_info: null,
        value: null,
        price: null,
      },
    ],
  })
  expect(native).toMatchObject({
    metadata: { operationType: 'send', sentFrom: alice, sentTo: bob, nonce: 0 },
    transfers: [{ direction: 'out', quantity: { numeric: '1.500000000000000001' }, fungible_info: eth }],
  })
  const bobRows = (await page(bob)).data
  expect(bobRows.slice(0, 2)).toMatchObject([
    { id: tokens?.id, metadata: { operationType: 'receive', hash: token }, transfers: [{ direction: 'in' }] },
    { metadata: { operationType: 'receive', sentFrom: alice, hash: plain }, transfers: [{ direction: 'in' }] },
  ])
  expect(Date.parse(native?.metadata.minedAt ?? '')).toBeGreaterThan(Date.now() - 600_000)
})

it('account history recognizes collectibles, approvals, contracts, wrapping and swaps', async () => {
  const chain = await startChain()
  const { send, page } = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase() as `0x${string}`)
  const { wrappedNative, v2 } = devDex()
  const { pictures, badges } = devCollectibles()
  const newest = async (address: string) => {
    const [row] = (await page(address)).data
    return { operation: row?.metadata.operationType, ...row?.metadata, transfers: row?.transfers }
  }
  const call = (abi: readonly unknown[], functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi, functionName, args } as never)

  await send({ from: alice, to: badges.address, data: call(badgesAbi, 'mint', [alice, 7n, 5n]) })
  expect(await newest(alice)).toMatchObject({
    operation: 'mint',
    transfers: [
      { direction: 'in', quantity: { numeric: '5' }, fungible_info: null, nft_info: { flags: { is_spam: false } } },
    ],
  })
  await send({ from: alice, to: badges.address, data: call(badgesAbi, 'mint', [alice, 8n, 2n]) })
  const batch = call(badgesAbi, 'safeBatchTransferFrom', [alice, bob, [7n, 8n], [1n, 2n], '0x'])
  await send({ from: alice, to: badges.address, data: batch })
  expect(await newest(bob)).toMatchObject({
    operation: 'receive',
    transfers: [
      { quantity: { numeric: '1' }, nft_info: { name: expect.stringContaining('#7') } },
      { quantity: { numeric: '2' }, nft_info: { name: expect.stringContaining('#8') } },
    ],
  })
  await send({ from: alice, to: pictures.address, data: call(pictureAbi, 'mint', [alice]) })
  expect(await newest(alice)).toMatchObject({ operation: 'mint', transfers: [{ quantity: { numeric: '1' } }] })

  const { TUSD } = chain.tokens
  await send({ from: alice, to: TUSD.address, data: call(testTokenAbi, 'approve', [v2.router.address, 10n ** 12n]) })
  expect(await newest(alice)).toMatchObject({ operation: 'approve', sentTo: TUSD.address.toLowerCase(), transfers: [] })

  await send({
    from: alice,
    to: wrappedNative.address,
    value: parseEther('2'),
    data: call(wrappedNativeAbi, 'deposit', []),
  })
  expect(await newest(alice)).toMatchObject({
    operation: 'deposit',
    transfers: [
      { direction: 'out', quantity: { numeric: '2' }, fungible_info: { symbol: 'ETH' } },
      { direction: 'in', quantity: { numeric: '2' }, fungible_info: { symbol: 'WETH' } },
    ],
  })
  await send({ from: alice, to: wrappedNative.address, data: call(wrappedNativeAbi, 'withdraw', [parseEther('0.5')]) })
  expect(await newest(alice)).toMatchObject({
    operation: 'withdraw',
    transfers: [
      { direction: 'out', quantity: { numeric: '0.5' }, fungible_info: { symbol: 'WETH' } },
      { direction: 'in', quantity: { numeric: '0.5' }, fungible_info: { symbol: 'ETH' } },
    ],
  })

  const later = BigInt(Math.floor(Date.now() / 1000) + 3600)
  const toToken = call(pairRouterAbi, 'swapExactETHForTokens', [
    0n,
    [wrappedNative.address, TUSD.address],
    alice,
    later,
  ])
  await send({ from: alice, to: v2.router.address, value: parseEther('0.1'), data: toToken })
  expect(await newest(alice)).toMatchObject({
    operation: 'trade',
    transfers: [
      { direction: 'out', quantity: { numeric: '0.1' }, fungible_info: { symbol: 'ETH' } },
      { direction: 'in', fungible_info: { symbol: 'TUSD' } },
    ],
  })
  const toNative = call(pairRouterAbi, 'swapExactTokensForETH', [
    10_000_000n,
    0n,
    [TUSD.address, wrappedNative.address],
    alice,
    later,
  ])
  await send({ from: alice, to: v2.router.address, data: toNative })
  expect(await newest(alice)).toMatchObject({
    operation: 'trade',
    transfers: [
      { direction: 'out', quantity: { numeric: '10' }, fungible_info: { symbol: 'TUSD' } },
      { direction: 'in', fungible_info: { symbol: 'ETH' } },
    ],
  })
  const deployed = await send({ from: alice, data: TUSD.deployData })
  const receipt = (await chain.rpc('eth_getTransactionReceipt', deployed)) as { contractAddress: string }
  expect(await newest(alice)).toMatchObject({ operation: 'deploy', sentTo: receipt.contractAddress.toLowerCase() })
})

it('account history has pages without gaps or duplicates while blocks arrive, over one chain and over all', async () => {
  const chains = [await startChain(31337), await startChain(31338)] as const
  const [first] = chains
  const server = await startTestServer(chainOptions(chains, { accounts: 'all' }))
  const scene = sceneOf(first, server)
  const [alice = '', bob = ''] = first.accounts.slice(5).map(({ address }) => address.toLowerCase())
  for (const chain of chains) {
    await chain.rpc('evm_setAutomine', false)
    for (let block = 0; block < 8; block += 1) {
      const coin = { from: alice, to: bob, value: '0x1', gas: '0x5208' }
      await mineTogether(chain, Array<object>(15).fill(coin))
    }
  }
  const keys = (rows: Page['data']) => rows.map(({ metadata }) => `${metadata.chain} ${metadata.hash}`)
  for (const query of ['', 'chainId=eip155:31338', 'chainId=31337']) {
    const before = await scene.pages(alice, query)
    expect(before.length).toBeGreaterThan(query === '' ? 240 : 120)
    const times = before.map(({ metadata }) => Date.parse(metadata.minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(keys(before)).size).toBe(before.length)

    const paged: Page['data'] = []
    let page = await scene.page(alice, query)
    expect(page.data).toHaveLength(50)
    for (; ; page = await scene.page(alice, `${query}&cursor=${page.next}`)) {
      paged.push(...page.data)
      if (page.next === null) break
      for (const chain of chains) {
        await chain.rpc('eth_sendTransaction', { from: bob, to: alice, value: '0x1', gas: '0x5208' })
        await chain.rpc('anvil_mine', '0x1')
      }
    }
    // One chain's clock may be slow: its new rows then appear among older ones.
    const known = new Set(keys(before))
    const found = query === '' ? keys(paged).filter((key) => known.has(key)) : keys(paged)
    expect(found).toEqual(keys(before))
    expect(new Set(keys(paged)).size).toBe(paged.length)
  }
})

describe('request validation', () => {
  const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  const solana = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
  const ask = async (path: string) => {
    const { url } = await startTestServer({
      chains: { 'eip155:31337': await closedUrl(), 'eip155:1': await closedUrl() },
    })
    return requestJson(`${url}/v1/account/${path}`)
  }

  it.each([
    ['an address of no kind', '0x12/history?projectId=p', 'address'],
    [
      'an address of an unsupported chain family',
      'EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t/history?projectId=p',
      'address',
    ],
    ['an address of another chain family', `${solana}/history?projectId=p&chainId=eip155:31337`, 'address'],
    ['an invalid chain', `${account}/history?projectId=p&chainId=a:b:c`, 'chainId'],
    ['a chain that is not served', `${account}/history?projectId=p&chainId=eip155:5`, 'chainId'],
    ['a number of a chain that is not served', `${account}/history?projectId=p&chainId=5`, 'chainId'],
    ['another on-ramp', `${account}/history?projectId=p&onramp=moonpay`, 'provider'],
    ['purchases on Solana', `${solana}/history?projectId=p&onramp=coinbase`, 'provider'],
    ['an unknown currency', `${account}/history?projectId=p&currency=xyz`, 'currency'],
    ['a cursor of another server', `${account}/history?projectId=p&cursor=abc`, 'cursor'],
    [
      'a cursor of another chain',
      `${account}/history?projectId=p&chainId=1&cursor=${formatCursor({ minedAtMs: 1, position: 2, chain: 'eip155:31337' })}`,
      'cursor',
    ],
  ])('refuses an invalid request with its field: %s', async (_, path, field) => {
    const { status, body } = await ask(path)
    expect({ status, body }).toMatchObject(refused(400, field))
  })

  it('returns an empty list for an account without purchases, and accepts upper-case addresses and empty parameters', async () => {
    for (const query of ['onramp=coinbase', 'onramp=coinbase&chainId=&cursor=&currency=eur&st=appkit&sv=1']) {
      const { status, body } = await ask(`${account.toUpperCase().replace('0X', '0x')}/history?projectId=p&${query}`)
      expect({ status, body }).toEqual({ status: 200, body: { data: [], next: null } })
    }
  })

  it('refuses unlisted projects with 401', async () => {
    const { url } = await startTestServer({ projects: [{ id: 'known' }] })
    const { status, body } = await requestJson(`${url}/v1/account/${account}/history?projectId=other`)
    expect({ status, body }).toMatchObject(refused(401, 'authentication'))
  })

  it('returns a page or an error in time for any input', async () => {
    const { url } = await startTestServer({ chains: { 'eip155:31337': await closedUrl() } })
    const text = fc.oneof(anyText({ maxLength: 80 }), fc.string({ maxLength: 600 }))
    const likely = <T>(...values: T[]) => fc.oneof(fc.constantFrom(...values), text)
    const cursor = fc
      .record({ minedAtMs: fc.maxSafeNat(), position: fc.maxSafeNat(), chain: likely('eip155:31337', '~') })
      .map(formatCursor)
    await fc.assert(
      fc.asyncProperty(
        likely(account, solana),
        fc.record(
          {
            chainId: likely('31337', 'eip155:31337'),
            cursor: fc.oneof(cursor, text),
            onramp: likely('coinbase'),
            currency: likely('usd'),
          },
          { requiredKeys: [] },
        ),
        async (address, query) => {
          const given = new URLSearchParams({ projectId: 'p', ...query })
          const startedMs = performance.now()
          const { status, body } = await requestJson(
            `${url}/v1/account/${encodeURIComponent(address)}/history?${given}`,
          )
          expect(performance.now() - startedMs).toBeLessThan(9000)
          if (status === 200) getHistory.answer.parse(body)
          else if (typeof body === 'string') expect([400, 404]).toContain(status)
          else expect([400, 503].includes(status) && errorBody.safeParse(body).success).toBe(true)
        },
      ),
      { numRuns: 60, interruptAfterTimeLimit: 40_000 },
    )
  })
})

it('the rate limit charges history only for accounts requested for the first time', async () => {
  const { url } = await startTestServer({
    chains: { 'eip155:1': await closedUrl() },
    rateLimits: { write: { points: 2, windowMs: 600_000 } },
  })
  const ask = async (digit: number) =>
    (await fetch(`${url}/v1/account/0x${String(digit).repeat(40)}/history?projectId=p`)).status
  expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 429])
  expect([await ask(2), await ask(1), await ask(4)]).toEqual([200, 200, 429])
})
