import { readFileSync } from 'node:fs'
import { endpoints } from '@kit/server/contract'
import { describe, expect, it } from 'vitest'
import { createApiClient, getBalance, getFungiblePrice } from './index.js'
import { apiCalls } from './testing/apiCalls.js'
import { createFakeService, createStillClock, type FakeResponse } from './testing/createFakeService.js'

const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./testing/recorded/${name}.json`, import.meta.url), 'utf8'))

/** Creates a service that gives this response to every call except the one for its chains. */
function setup(answer: FakeResponse) {
  const service = createFakeService(({ pathname }) =>
    pathname === '/v1/supported-chains' ? { body: recorded('supported-chains') } : answer,
  )
  const client = createApiClient({
    baseUrl: 'https://api.example',
    projectId: 'p',
    sdkType: 'kit',
    sdkVersion: '1',
    fetch: service.fetch,
    clock: createStillClock(),
  })
  return {
    client,
    service,
    requested: () => service.requested.at(-1) as URL,
    body: () => service.bodies.at(-1) as string,
  }
}
const ask = (call: keyof typeof apiCalls, name: string): Promise<unknown> =>
  apiCalls[call](setup({ body: recorded(name) }).client)

it('the client has a function for every call of the contract that views or features make', () => {
  // Called by `serverSiwx` of `@kit/siwx`.
  const signingIn = ['getAuthNonce', 'authenticate', 'getSignedIn', 'setAccountMetadata', 'signOut', 'getAuthKeys']
  const emails = ['sendOtp', 'checkOtp', 'getEmail', 'deleteEmail']
  const without = ['getProjectConfig', 'getProjectLimits', ...signingIn, ...emails]
  const ids = endpoints.map(({ id }) => id).filter((id) => !without.includes(id))
  expect(Object.keys(apiCalls)).toEqual(expect.arrayContaining(ids))
})

describe('recorded responses of deployed services', () => {
  it('contain an identity', async () => {
    expect(await ask('getIdentity', 'identity')).toEqual({
      name: 'alice.eth',
      avatar: 'https://pictures.example/a.png',
    })
    expect(await ask('getIdentity', 'identity-none')).toEqual({ name: undefined, avatar: undefined })
  })

  it('contain NFTs, with ids and amounts of any size', async () => {
    expect(await ask('getNfts', 'nfts')).toEqual({
      items: [
        {
          networkId: 'eip155:1',
          contract: '0x111111111117dc0aa78b770fa6a738034120c302',
          tokenId: 7n,
          standard: 'erc721',
          amount: 1n,
          name: 'Sunrise',
          collection: 'Mornings',
          description: 'The first light.',
          imageUrl: 'data:image/svg+xml,%3Csvg/%3E',
          isSpam: false,
        },
        {
          networkId: 'eip155:1',
          contract: '0x111111111117dc0aa78b770fa6a738034120c303',
          tokenId: 2n ** 256n - 1n,
          standard: 'erc1155',
          amount: 40n,
          name: undefined,
          collection: undefined,
          description: undefined,
          imageUrl: undefined,
          isSpam: true,
        },
      ],
      next: 'AAAA',
    })
  })

  it('contain history, in snake case inside transfers', async () => {
    expect(await ask('getHistory', 'history')).toEqual({
      items: [
        {
          id: 'f1e2d3',
          operation: 'send',
          hash: '0x9c',
          minedAtMs: Date.UTC(2026, 10, 19, 18, 22, 11),
          sentFrom: '0xabc',
          sentTo: '0xdef',
          status: 'confirmed',
          purchaseStatus: undefined,
          nonce: 17,
          application: undefined,
          networkId: 'eip155:1',
          transfers: [
            {
              direction: 'out',
              quantity: '12.5',
              symbol: 'USDC',
              name: 'USD Coin',
              iconUrl: 'https://pictures.example/usdc.png',
              collectible: undefined,
              value: 12.49,
              price: 0.999,
            },
          ],
        },
        expect.objectContaining({
          operation: 'trade',
          status: 'failed',
          networkId: undefined,
          application: { name: 'A market', iconUrl: 'https://pictures.example/market.png' },
          transfers: [
            expect.objectContaining({
              direction: 'in',
              name: 'Ape #7',
              symbol: undefined,
              collectible: { imageUrl: 'https://pictures.example/7.png', isSpam: true },
            }),
          ],
        }),
      ],
      next: 'eyJwYWdlIjoyfQ==',
    })
  })

  it('contain purchases in the history', async () => {
    expect(await ask('getHistory', 'history-onramp')).toMatchObject({
      items: [
        {
          operation: 'buy',
          sentFrom: 'Coinbase',
          status: 'pending',
          purchaseStatus: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
          transfers: [{ direction: 'in', quantity: '100', symbol: 'USDC', iconUrl: undefined }],
        },
      ],
      next: undefined,
    })
  })

  it('contain balances, the native currency without address and value', async () => {
    expect(await ask('getBalance', 'balance')).toEqual([
      {
        networkId: 'eip155:8453',
        address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        amount: 25_000_000n,
        value: 25.01,
        price: 1.0004,
        iconUrl: 'https://pictures.example/usdc.png',
      },
      expect.objectContaining({ address: undefined, symbol: 'ETH', amount: 1n, value: undefined, iconUrl: undefined }),
    ])
  })

  it('contain prices', async () => {
    expect(await ask('getFungiblePrice', 'fungible-price')).toMatchObject([
      { address: 'eip155:1:0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce', price: 0.0000091, decimals: 18 },
    ])
  })

  it('contain swap tokens, quotes, allowance and gas price', async () => {
    expect(await ask('getSwapTokens', 'convert-tokens')).toMatchObject([
      { symbol: '1INCH', decimals: 18, isPermitToken: false, logoUrl: 'https://pictures.example/1inch.png' },
      { symbol: 'NOP', isPermitToken: true, logoUrl: undefined },
    ])
    expect(await ask('getSwapQuotes', 'convert-quotes')).toEqual([
      { id: undefined, fromAmount: 1_000_000n, toAmount: 312_345_678_901_234n },
    ])
    expect(await ask('getSwapAllowance', 'allowance')).toBe(0n)
    expect(await ask('getGasPrice', 'gas-price')).toEqual({
      standard: 1_200_000_000n,
      fast: 1_500_000_000n,
      instant: 2_000_000_000n,
    })
  })

  it('contain an approval whose `from` repeats the request, and whose target is the sold token', async () => {
    expect(await ask('buildSwapApproval', 'build-approve')).toMatchObject({
      to: '0x111111111117dc0aa78b770fa6a738034120c302',
      value: 0n,
      gas: 46_000n,
      gasPrice: 21_000_000_000n,
    })
  })

  it('fail validation if an approval is invalid, or exceeds the requested amount', async () => {
    const fit = recorded('build-approve') as { tx: { data: string } }
    const transfer = { tx: { ...fit.tx, data: fit.tx.data.replace('095ea7b3', 'a9059cbb') } }
    const more = { tx: { ...fit.tx, data: `${fit.tx.data.slice(0, -1)}1` } }
    for (const body of [transfer, more])
      await expect(apiCalls.buildSwapApproval(setup({ body }).client)).rejects.toMatchObject({
        code: 'api/invalidResponse',
      })
  })

  it('contain the transaction of a swap, whose amount is the output', async () => {
    expect(await ask('buildSwapTransaction', 'build-transaction')).toEqual({
      networkId: 'eip155:1',
      to: '0x1111111254eeb25477b68fb85ed929f73a960582',
      data: '0x12aa3caf',
      value: 1_000_000n,
      gas: 198_000n,
      gasPrice: 21_000_000_000n,
      expectedAmount: 312_345_678_901_234n,
    })
  })

  it('fail validation when a transaction is of another account or network', async () => {
    const fit = recorded('build-transaction') as { tx: object }
    for (const change of [{ from: `eip155:1:0x${'9'.repeat(40)}` }, { to: `eip155:5:0x${'9'.repeat(40)}` }]) {
      const { client } = setup({ body: { tx: { ...fit.tx, ...change } } })
      await expect(apiCalls.buildSwapTransaction(client)).rejects.toMatchObject({ code: 'api/invalidResponse' })
    }
  })

  it('contain names, with attributes as a map or a list and both spellings of their times', async () => {
    const atMs = Date.UTC(2026, 10, 20, 10)
    const addresses = { 60: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', createdAtMs: atMs } }
    const record = {
      registeredAtMs: atMs,
      updatedAtMs: atMs,
      name: 'alice.reown.id',
      attributes: { bio: 'hi' },
      addresses,
    }
    expect(await ask('getName', 'name')).toEqual(record)
    expect(await ask('getNamesOfAddress', 'names-of-address')).toEqual([record])
    expect(await ask('getName', 'name-older')).toMatchObject({
      attributes: { bio: 'hi', site: 'a.example' },
      addresses,
    })
    expect(await ask('suggestNames', 'suggestions')).toEqual([
      { name: 'max.reown.id', isRegistered: true },
      { name: 'maximum.reown.id', isRegistered: false },
    ])
  })

  it.each([
    ['a 404', { status: 404, body: { status: 'FAILED', reasons: [{ field: 'name', description: 'no' }] } }],
    ['an empty list', { body: [] }],
  ])('contain no name, as %s', async (_, answer) => {
    expect(await apiCalls.getName(setup(answer).client)).toBeUndefined()
    expect(await apiCalls.getNamesOfAddress(setup(answer).client)).toEqual([])
  })

  it('contain a registration as the record or as success', async () => {
    expect(await ask('registerName', 'name')).toMatchObject({ name: 'alice.reown.id' })
    expect(await apiCalls.registerName(setup({ body: { success: true } }).client)).toBeUndefined()
  })

  it('contain on-ramp options and quotes in both spellings', async () => {
    const options = await ask('getOnrampOptions', 'onramp-options')
    expect(options).toEqual({
      paymentCurrencies: [{ id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
      purchaseCurrencies: [
        {
          id: '2b92315d-eab7-5bef-84fa-089a131333f5',
          name: 'USD Coin',
          symbol: 'USDC',
          networks: [
            {
              name: 'ethereum',
              displayName: 'Ethereum',
              chainId: '1',
              contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            },
          ],
        },
      ],
      isBuiltIn: false,
    })
    expect(await ask('getOnrampBuyOptions', 'onramp-buy-options')).toEqual(options)
    const quote = await ask('getOnrampQuote', 'onramp-quote')
    expect(quote).toMatchObject({ purchaseAmount: { amount: '0.0394', currency: 'ETH' }, isEstimate: false })
    expect(await ask('getOnrampBuyQuotes', 'onramp-buy-quotes')).toEqual(quote)
    expect(await ask('getOnrampUrl', 'onramp-url')).toMatch(/^https:\/\/pay\.coinbase\.com\/buy\/select-asset/)
  })

  it('contain exchanges, their assets, their page and the status of a payment', async () => {
    expect(await ask('getExchanges', 'exchanges')).toEqual({
      exchanges: [{ id: 'sandbox', name: 'Sandbox exchange', imageUrl: undefined }],
      assets: [
        expect.objectContaining({ networkId: 'eip155:1', address: undefined, symbol: 'ETH', decimals: 18 }),
        expect.objectContaining({ address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', symbol: 'USDC' }),
      ],
    })
    expect(await ask('createExchangePayment', 'exchange-page')).toMatch(/\/exchange\/sandbox\//)
    expect(await ask('getExchangePayment', 'exchange-payment')).toMatchObject({
      status: 'success',
      hash: expect.stringMatching(/^0x9c/),
    })
  })

  it.each(['javascript:alert(1)', 'http://far.example/', 'data:text/html,x', 'https://a.example/"x'])(
    'contain no page to pay at %s',
    async (url) => {
      for (const ask of [apiCalls.getOnrampUrl, apiCalls.createExchangePayment])
        await expect(ask(setup({ body: { url } }).client)).rejects.toMatchObject({ code: 'api/invalidResponse' })
    },
  )

  it('contain sessions, their key in both forms, and empty bodies', async () => {
    const created = { pci: '0d3c2a3e-6f0e-4a8c-9a35-1c1b9f1d2e3f', publicKey: `0x04${'ab'.repeat(64)}` }
    expect(await ask('createSession', 'session-created')).toEqual(created)
    expect(await ask('createSession', 'session-created-older')).toEqual(created)
    expect(await ask('listSessions', 'sessions')).toMatchObject([
      { pci: created.pci, expiryMs: 1_800_000_000_000, createdAtMs: 1_790_000_000_000, revokedAtMs: undefined },
    ])
    expect(await ask('getSessionContext', 'session-context')).toBe('0x00')
    expect(await ask('signUserOperation', 'session-signature')).toBe(`0x${'1b'.repeat(65)}`)
    await apiCalls.activateSession(setup({ body: '' }).client)
    await apiCalls.revokeSession(setup({ body: '' }).client)
  })

  it('contain JSON-RPC of nodes and bundlers', async () => {
    expect(await ask('callRpc', 'rpc')).toBe('0x1bc16d674ec80000')
    expect(await ask('callBundler', 'bundler')).toBeNull()
    expect(await ask('getAddressBalance', 'rpc')).toBe(2_000_000_000_000_000_000n)
    const body = { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'nonce too low' } }
    await expect(apiCalls.callRpc(setup({ body }).client)).rejects.toMatchObject({
      code: 'api/rejected',
      reasons: [{ field: '-32000', description: 'nonce too low' }],
    })
  })
})

describe('requests to services', () => {
  it('carry the project in the body where the contract has it there', async () => {
    for (const call of ['getFungiblePrice', 'buildSwapTransaction'] as const) {
      const { client, body } = setup({ status: 400 })
      await apiCalls[call](client).catch(() => {})
      expect(JSON.parse(body())).toMatchObject({ projectId: 'p' })
    }
  })

  it('request an empty list instead of a 404 from names, and the second form of the key from sessions', async () => {
    for (const [call, name, value] of [
      ['getName', 'apiVersion', '2'],
      ['getNamesOfAddress', 'apiVersion', '2'],
      ['createSession', 'v', '2'],
    ] as const) {
      const { client, requested } = setup({ status: 400 })
      await apiCalls[call](client).catch(() => {})
      expect(requested().searchParams.get(name)).toBe(value)
    }
  })
})

describe('failures of a service', () => {
  it('yield the built-in on-ramp options, and the echo as an estimated quote', async () => {
    const { client } = setup({ status: 404 })
    const options = await apiCalls.getOnrampOptions(client)
    expect(options.isBuiltIn).toBe(true)
    expect(options.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
    const names = options.purchaseCurrencies.flatMap(({ networks }) => networks.map(({ name }) => name))
    const chains = ['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain', 'optimism', 'celo', 'base']
    expect([...new Set(names)].sort()).toEqual([...chains, 'solana'].sort())
    expect(await apiCalls.getOnrampQuote(client)).toMatchObject({
      isEstimate: true,
      paymentTotal: { amount: '100', currency: 'USD' },
      purchaseAmount: { amount: '100', currency: 'ETH' },
    })
  })

  it('yield no estimate for a quote that is rejected with a reason', async () => {
    const { client } = setup({ status: 400, body: { reasons: [{ field: 'amount', description: 'too little' }] } })
    await expect(apiCalls.getOnrampQuote(client)).rejects.toMatchObject({ reasons: [{ description: 'too little' }] })
  })

  it('yield an error for a balance, never an empty list', async () => {
    await expect(apiCalls.getBalance(setup({ status: 400 }).client)).rejects.toMatchObject({ code: 'api/rejected' })
    await expect(apiCalls.getBalance(setup({ body: {} }).client)).rejects.toMatchObject({ code: 'api/invalidResponse' })
  })
})

describe('cached responses', () => {
  it.each([
    ['getIdentity', 300_000, { body: recorded('identity') }],
    ['getBalance', 30_000, { body: recorded('balance') }],
    ['getHistory', 15_000, { body: recorded('history') }],
    ['getNfts', 30_000, { body: recorded('nfts') }],
    ['getFungiblePrice', 15_000, { body: recorded('fungible-price') }],
  ] as const)('expire for %s after %d ms, for the chains after a day', async (call, keptMs, answer) => {
    const clock = createStillClock()
    const service = createFakeService(({ pathname }) =>
      pathname === '/v1/supported-chains' ? { body: recorded('supported-chains') } : answer,
    )
    const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock })
    await apiCalls[call](client)
    clock.advance(keptMs - 1)
    await apiCalls[call](client)
    expect(service.requested).toHaveLength(2)
    clock.advance(1)
    await apiCalls[call](client)
    expect(service.requested).toHaveLength(3)
    clock.advance(86_400_000)
    await apiCalls[call](client)
    expect(service.requested).toHaveLength(5)
  })

  it('yield to a fresh response, which replaces them, when one is needed', async () => {
    let balances = recorded('balance') as { balances: object[] }
    const service = createFakeService(({ pathname }) =>
      pathname === '/v1/supported-chains' ? { body: recorded('supported-chains') } : { body: balances },
    )
    const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock: createStillClock() })
    const requested = { address: '0xabc', networkId: 'eip155:1' } as const
    expect(await getBalance(client, requested)).toHaveLength(2)
    balances = { balances: balances.balances.slice(0, 1) }
    expect(await getBalance(client, requested)).toHaveLength(2)
    expect(await getBalance(client, { ...requested, bypassCache: true })).toHaveLength(1)
    expect(await getBalance(client, requested)).toHaveLength(1)
  })

  it('differ by account, network and currency, and prices by their request', async () => {
    const { client, service } = setup({ body: { balances: [], fungibles: [] } })
    await getBalance(client, { address: '0xabc', networkId: 'eip155:1' })
    await getBalance(client, { address: '0xdef', networkId: 'eip155:1' })
    await getBalance(client, { address: '0xabc', networkId: 'eip155:8453' })
    await getBalance(client, { address: '0xabc', networkId: 'eip155:1', currency: 'eur' })
    await getFungiblePrice(client, { addresses: ['eip155:1:0xabc'] })
    await getFungiblePrice(client, { addresses: ['eip155:1:0xdef'] })
    expect(service.requested.filter(({ pathname }) => pathname !== '/v1/supported-chains')).toHaveLength(6)
  })
})
