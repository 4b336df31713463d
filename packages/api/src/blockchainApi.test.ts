import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaipAddress, CaipNetworkId } from '@kit/core'
import { devChain } from '@kit/devnet'
import { solanaDevAccounts } from '@kit/devnet/solana'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  recoverMessageAddress,
  webSocket,
} from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount, publicKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  activateSession,
  buildSwapApproval,
  buildSwapTransaction,
  callBundler,
  callRpc,
  coinTypeOf,
  createSession,
  getAddressBalance,
  getBalance,
  getEsplora,
  getFungiblePrice,
  getGasPrice,
  getHistory,
  getIdentity,
  getName,
  getNamesOfAddress,
  getNfts,
  getOnrampBuyOptions,
  getOnrampBuyQuotes,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
  getSessionContext,
  getSupportedChains,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
  listSessions,
  type NameRequest,
  nameMessage,
  reasonOf,
  registerName,
  revokeSession,
  rpcUrl,
  type SessionProofRequest,
  sendBitcoinTransaction,
  sendEvents,
  sessionProof,
  signUserOperation,
  suggestNames,
  tokenSource,
  type UnsentTransaction,
  updateNameAddress,
  updateNameAttributes,
  wsUrl,
} from './index.js'
import { type RunningApi, startApi } from './testing/startApi.js'

const networkId = 'eip155:31337'
const native = `${networkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` as const
const patient = { timeout: 20_000 }

let api: RunningApi
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api?.stop())

/** Creates a development account that reads and writes on the chain. */
function actor(index: number) {
  const key = api.chain.accounts[index]?.privateKey
  if (key === undefined) throw new Error(`No account ${index}`)
  const account = privateKeyToAccount(key)
  const chain = devChain(api.chain)
  const wallet = createWalletClient({ account, chain, transport: http() })
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 })
  const id: CaipAddress = `${networkId}:${account.address}`
  async function mined(hash: Promise<`0x${string}`>) {
    const receipt = await reader.waitForTransactionReceipt({ hash: await hash })
    expect(receipt.status).toBe('success')
    return receipt
  }
  const send = ({ to, data, value }: UnsentTransaction) =>
    mined(wallet.sendTransaction({ to: to as `0x${string}`, data, value }))
  return { account, address: account.address, id, wallet, reader, mined, send }
}
const token = (symbol: 'TUSD' | 'TTK'): CaipAddress => `${networkId}:${api.chain.tokens[symbol].address}`

describe('account endpoints', () => {
  it('return a name, a picture and balances with prices', async () => {
    const client = api.client()
    const alice = actor(0)
    expect(await getIdentity(client, { address: alice.address, networkId })).toMatchObject({
      name: 'alice.eth',
      avatar: expect.stringMatching(/^data:image/),
    })
    expect(await getIdentity(client, { address: actor(3).address })).toEqual({ name: undefined, avatar: undefined })
    const balances = await getBalance(client, { address: alice.address, networkId })
    expect(balances.find(({ address }) => address === undefined)).toMatchObject({
      symbol: 'ETH',
      amount: parseEther('10000'),
      decimals: 18,
      price: 2500,
      value: 25_000_000,
      iconUrl: undefined,
    })
    expect(balances.find(({ symbol }) => symbol === 'TUSD')).toMatchObject({
      amount: 100_000_000_000n,
      decimals: 6,
      iconUrl: expect.stringMatching(/^data:image/),
    })
    const unpriced = balances.find(({ symbol }) => symbol === 'TNIL')
    expect([unpriced?.price, unpriced?.value]).toEqual([undefined, undefined])
  })

  it('serve as a token source for the kit where the service supports the network', async () => {
    const read = tokenSource(api.client())
    const { signal } = new AbortController()
    const ask = (id: CaipNetworkId, address: string, forceUpdate: readonly (string | undefined)[]) =>
      read({ networkId: id, address, forceUpdate, signal })
    const address = api.chain.tokens.TUSD.address
    const tokens = await ask(networkId, actor(0).address, [undefined, address])
    expect(tokens?.filter((row) => row.address === undefined)).toMatchObject([{ symbol: 'ETH' }])
    expect(tokens?.find((row) => row.address?.toLowerCase() === address.toLowerCase())).toMatchObject({ price: 1 })
    expect(await ask('eip155:999999', actor(0).address, [])).toBeUndefined()
    const { networkId: solana = 'solana:x' } = api.solana.config.solana ?? {}
    const requestSolana = (forceUpdate: readonly undefined[]) =>
      ask(solana as CaipNetworkId, solanaDevAccounts()[0]?.address ?? '', forceUpdate)
    expect(await requestSolana([])).not.toEqual([])
    // The service's cache may be older than the change, so the chain is read.
    expect(await requestSolana([undefined])).toBeUndefined()
  })

  it('make no request where the service does not support the network', async () => {
    const client = api.client()
    const requested = { address: actor(0).address, networkId: 'eip155:999999' } as const
    expect(await getBalance(client, requested)).toEqual([])
    expect(await getHistory(client, requested)).toEqual({ items: [], next: undefined })
    expect(await getIdentity(client, requested)).toEqual({ name: undefined, avatar: undefined })
    expect(await getNfts(client, requested)).toEqual({ items: [], next: undefined })
    expect(await getSwapTokens(client, requested)).toEqual([])
    await expect(getGasPrice(client, requested)).rejects.toMatchObject({
      code: 'api/unsupportedNetwork',
      shortMessage: 'Network not supported for Gas Price',
    })
  })

  it('return what an account sent, and what it holds then', async () => {
    const client = api.client()
    const [dave, erin] = [actor(3), actor(4)]
    const { transactionHash: first } = await dave.mined(
      dave.wallet.sendTransaction({ to: erin.address, value: parseEther('0.5') }),
    )
    const { transactionHash: second } = await dave.mined(
      dave.wallet.writeContract({
        address: api.chain.tokens.TUSD.address,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [erin.address, 12_500_000n],
      }),
    )
    const { items, next } = await getHistory(client, { address: dave.address, networkId })
    expect(next).toBeUndefined()
    expect(items.slice(0, 2)).toMatchObject([
      {
        hash: second,
        operation: 'send',
        status: 'confirmed',
        networkId,
        transfers: [{ direction: 'out', quantity: '12.5', symbol: 'TUSD', collectible: undefined }],
      },
      {
        hash: first,
        operation: 'send',
        sentTo: erin.address.toLowerCase(),
        transfers: [{ direction: 'out', quantity: '0.5', symbol: 'ETH' }],
      },
    ])
    expect(Math.abs(Date.now() - (items[0]?.minedAtMs ?? 0))).toBeLessThan(3_600_000)
    const now = await getBalance(client, { address: erin.address, networkId, forceUpdate: [token('TUSD')] })
    expect(now.find(({ symbol }) => symbol === 'TUSD')?.amount).toBe(100_012_500_000n)
    expect(await getHistory(client, { address: dave.address, networkId })).toMatchObject({
      items: { length: items.length },
    })
    expect(await getHistory(client, { address: erin.address, onramp: 'coinbase' })).toEqual({
      items: [],
      next: undefined,
    })
  })

  it('return balances and history of Solana, too', async () => {
    const client = api.client()
    const id = api.solana.config.solana?.networkId as 'solana:x'
    const address = solanaDevAccounts()[0]?.address ?? ''
    const balances = await getBalance(client, { address, networkId: id })
    expect(balances.find((row) => row.address === undefined)).toMatchObject({ symbol: 'SOL', decimals: 9, price: 150 })
    expect(balances.find(({ symbol }) => symbol === 'TUSD')?.price).toBe(1)
    expect((await getHistory(client, { address, networkId: id })).items).toBeInstanceOf(Array)
    expect(await getIdentity(client, { address, networkId: id })).toEqual({ name: undefined, avatar: undefined })
    expect(await getAddressBalance(client, { networkId: id, address })).toBe(
      balances.find((row) => row.address === undefined)?.amount,
    )
  })
})

describe('getFungiblePrice', () => {
  it('returns prices in the requested order and currency', async () => {
    const client = api.client()
    const found = await getFungiblePrice(client, { addresses: [native, token('TTK')], networkId })
    expect(found.map(({ symbol, price }) => [symbol, price])).toEqual([
      ['ETH', 2500],
      ['TTK', 2],
    ])
    expect(await getFungiblePrice(client, { addresses: [] })).toEqual([])
  })
})

describe('swap endpoints', () => {
  it('quote, build and send a swap of ether that yields at least what the slippage allows', async () => {
    const client = api.client()
    const frank = actor(5)
    const amount = parseEther('1')
    const tokens = await getSwapTokens(client, { networkId })
    expect(tokens.find(({ symbol }) => symbol === 'TUSDC')).toMatchObject({ decimals: 6, isPermitToken: true })
    const [quote] = await getSwapQuotes(client, { amount, from: native, to: token('TUSD'), userAddress: frank.id })
    expect(quote?.toAmount).toBeGreaterThan(2_490_000_000n)
    const swap = await buildSwapTransaction(client, { amount, from: native, to: token('TUSD'), userAddress: frank.id })
    expect(swap).toMatchObject({ networkId, value: amount, expectedAmount: quote?.toAmount })
    expect(await received(frank, () => frank.send(swap))).toBeGreaterThanOrEqual(((quote?.toAmount ?? 0n) * 99n) / 100n)
  })

  it('build an approval of a token for no more than the requested amount', async () => {
    const client = api.client()
    const grace = actor(6)
    const [from, to, amount] = [token('TTK'), token('TUSD'), parseEther('10')]
    expect(await getSwapAllowance(client, { token: from, userAddress: grace.id })).toBe(0n)
    const approval = await buildSwapApproval(client, { from, to, amount, userAddress: grace.id })
    expect(approval.to.toLowerCase()).toBe(api.chain.tokens.TTK.address.toLowerCase())
    await grace.send(approval)
    expect(await getSwapAllowance(client, { token: from, userAddress: grace.id })).toBe(amount)
    const swap = await buildSwapTransaction(client, { amount, from, to, userAddress: grace.id, slippage: 2 })
    expect(swap.value).toBe(0n)
    expect(await received(grace, () => grace.send(swap))).toBeGreaterThanOrEqual((swap.expectedAmount * 98n) / 100n)
  })

  it('reject an amount beyond the available liquidity as insufficient', async () => {
    const requested = {
      amount: 10n ** 6n,
      from: token('TUSD'),
      to: `${networkId}:${api.chain.tokens.TNIL.address}` as const,
    }
    const failure = await getSwapQuotes(api.client(), requested).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'api/rejected', status: 400 })
    expect(reasonOf(failure, '')).toContain('insufficient liquidity')
  })

  it('return the gas price', async () => {
    const { standard, fast, instant } = await getGasPrice(api.client(), { networkId })
    expect(standard > 0n && fast >= standard && instant >= fast).toBe(true)
  })

  async function received(who: ReturnType<typeof actor>, act: () => Promise<unknown>): Promise<bigint> {
    const { TUSD } = api.chain.tokens
    const read = () =>
      who.reader.readContract({ address: TUSD.address, abi: erc20Abi, functionName: 'balanceOf', args: [who.address] })
    const before = await read()
    await act()
    return (await read()) - before
  }
})

describe('name endpoints', () => {
  it('suggest, register with a signature, change and find a name', async () => {
    const client = api.client()
    const holder = privateKeyToAccount(generatePrivateKey())
    const signed = async (request: NameRequest) => {
      const message = nameMessage(client, request)
      const signature = await holder.signMessage({ message })
      return { message, signature, address: holder.address, coinType: 60 }
    }
    const [suggestion] = await suggestNames(client, { name: 'clienttest' })
    expect(suggestion).toEqual({ name: 'clienttest.kit.test', isRegistered: false })
    const name = suggestion?.name ?? ''
    expect(await getName(client, name)).toBeUndefined()
    expect(await getNamesOfAddress(client, { address: holder.address })).toEqual([])

    const record = await registerName(client, await signed({ name, attributes: { bio: 'hello' } }))
    expect(record).toMatchObject({ name, attributes: { bio: 'hello' }, addresses: { 60: { address: holder.address } } })
    expect(await getName(client, name)).toEqual(record)
    expect(await updateNameAttributes(client, name, await signed({ attributes: { bio: 'other' } }))).toEqual({
      bio: 'other',
    })
    const coinType = coinTypeOf('eip155:100') ?? 0
    const addresses = await updateNameAddress(client, name, await signed({ coinType, address: actor(1).address }))
    expect(addresses[coinType]?.address).toBe(actor(1).address)
    const found = await getNamesOfAddress(client, { address: holder.address, sender: holder.address })
    expect(found.map((one) => [one.name, one.attributes])).toEqual([[name, { bio: 'other' }]])
    expect(await getIdentity(client, { address: holder.address })).toMatchObject({ name })
    expect(await suggestNames(client, { name: 'clienttest' })).toContainEqual({ name, isRegistered: true })
    expect(await suggestNames(client, { name: 'ab' })).toEqual([])
  })

  it("reject a taken name with the service's message", async () => {
    const client = api.client()
    const register = async () => {
      const holder = privateKeyToAccount(generatePrivateKey())
      const message = nameMessage(client, { name: 'takenname.kit.test' })
      const signature = await holder.signMessage({ message })
      return registerName(client, { message, signature, address: holder.address, coinType: 60 })
    }
    await register()
    const failure = await register().catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'api/rejected', reasons: [{ field: 'name' }] })
    expect(reasonOf(failure, 'Error registering name')).not.toBe('Error registering name')
  })
})

describe('on-ramp endpoints', () => {
  it('return options and quotes in both spellings, a page, and an order that becomes history', async () => {
    const client = api.client()
    const options = await getOnrampOptions(client)
    expect(options.isBuiltIn).toBe(false)
    const eth = options.purchaseCurrencies.find(({ symbol }) => symbol === 'ETH')
    const usd = options.paymentCurrencies.find(({ id }) => id === 'USD')
    if (eth === undefined || usd === undefined) throw new Error('no ETH for USD')
    expect(usd.limits).toContainEqual({ id: 'card', min: '10.00', max: '7500.00' })
    expect(await getOnrampBuyOptions(client, { country: 'US' })).toEqual(options)

    const requested = { purchaseCurrency: eth, paymentCurrency: usd, amount: '100', network: 'local-one' }
    // Both at once: a price may have changed for a later one.
    const [quote, older] = await Promise.all([
      getOnrampQuote(client, requested),
      getOnrampBuyQuotes(client, {
        purchaseCurrency: 'ETH',
        purchaseNetwork: 'local-one',
        paymentAmount: '100',
        paymentCurrency: 'USD',
        paymentMethod: 'CARD',
        country: 'US',
      }),
    ])
    expect(quote).toMatchObject({ isEstimate: false, paymentTotal: { amount: '100.00', currency: 'USD' } })
    expect(Number(quote.purchaseAmount.amount)).toBeGreaterThan(0.039)
    expect({ ...older, quoteId: quote.quoteId }).toEqual(quote)
    await expect(getOnrampQuote(client, { ...requested, amount: '1' })).rejects.toMatchObject({ code: 'api/rejected' })

    const { address } = privateKeyToAccount(generatePrivateKey())
    const url = await getOnrampUrl(client, {
      destinationWallets: [{ address, assets: ['ETH'] }],
      partnerUserId: 'visitor',
      defaultNetwork: 'local-one',
      presetFiatAmount: 100,
    })
    expect(url).toContain(address)
    const page = await (await fetch(url)).text()
    const fieldOf = (field: string) => new RegExp(`name="${field}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? ''
    const order = { id: fieldOf('id'), address, amount: '100', offering: `${networkId}/native` }
    const placed = await fetch(new URL('/onramp/sandbox', url), { method: 'POST', body: new URLSearchParams(order) })
    expect(placed.status).toBe(200)
    await vi.waitFor(async () => {
      expect(await actor(0).reader.getBalance({ address })).toBeGreaterThan(0n)
      const { items } = await getHistory(client, { address, onramp: 'coinbase', bypassCache: true })
      expect(items).toMatchObject([{ operation: 'buy', status: 'confirmed', transfers: [{ direction: 'in' }] }])
    }, patient)
  })
})

describe('wallet session endpoints', () => {
  it('create, activate and list a session, sign what it permits, and revoke it with proof', async () => {
    const client = api.client()
    const { address, id, account } = actor(7)
    const dapp = privateKeyToAccount(generatePrivateKey())
    const proofOf = async (request: SessionProofRequest, signer: Pick<typeof dapp, 'signMessage'> = account) => {
      const { message, ...proof } = sessionProof(client, request, { nonce: crypto.randomUUID() })
      return { ...proof, signature: await signer.signMessage({ message }) }
    }
    const counter = `0x${'c0'.repeat(20)}` as const
    const terms = {
      expiryMs: Math.floor(Date.now() / 1000) * 1000 + 3_600_000,
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: dapp.publicKey }], unknown: undefined } },
      permissions: [{ type: 'contract-call', data: { address: counter } }],
      policies: [],
    }
    const toCreate = await proofOf({ action: 'create', account: id, terms })
    const { pci, publicKey } = await createSession(client, id, { ...terms, proof: toCreate })
    const agreed = { ...terms, context: '0x1234' } as const
    const toActivate = await proofOf({ action: 'activate', account: id, pci, terms: agreed })
    await activateSession(client, id, { ...agreed, pci, proof: toActivate })
    expect(await getSessionContext(client, id, pci)).toBe('0x1234')
    const sessions = await listSessions(client, id, { proof: await proofOf({ action: 'list', account: id }) })
    expect(sessions).toMatchObject([
      { pci, expiryMs: terms.expiryMs, revokedAtMs: undefined, permissions: terms.permissions, context: '0x1234' },
    ])

    const operation = (to: `0x${string}`) => ({
      sender: address,
      nonce: '0x0',
      callData: encodeFunctionData({
        abi: parseAbi(['function execute(bytes32, bytes)']),
        args: [`0x${'00'.repeat(32)}`, encodePacked(['address', 'uint256', 'bytes'], [to, 0n, '0x12345678'])],
      }),
      callGasLimit: '0x5208',
      verificationGasLimit: '0x10000',
      preVerificationGas: '0x5208',
      maxFeePerGas: '0x3b9aca00',
      maxPriorityFeePerGas: '0x3b9aca00',
    })
    const hash = getUserOperationHash({
      chainId: 31337,
      entryPointAddress: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      entryPointVersion: '0.7',
      userOperation: {
        sender: address,
        nonce: 0n,
        callData: operation(counter).callData,
        callGasLimit: 0x5208n,
        verificationGasLimit: 0x10000n,
        preVerificationGas: 0x5208n,
        maxFeePerGas: 0x3b9aca00n,
        maxPriorityFeePerGas: 0x3b9aca00n,
        signature: '0x',
      },
    })
    const toSign = { action: 'sign', account: id, pci, operationHash: hash } as const
    const userOp = operation(counter)
    const signature = await signUserOperation(client, id, { pci, userOp, proof: await proofOf(toSign, dapp) })
    await expect(signUserOperation(client, id, { pci, userOp, proof: await proofOf(toSign) })).rejects.toMatchObject({
      code: 'api/unauthorized',
      reasons: [{ field: 'signature' }],
    })
    expect(await recoverMessageAddress({ message: { raw: hash }, signature })).toBe(publicKeyToAddress(publicKey))
    await expect(
      signUserOperation(client, id, { pci, userOp: operation(`0x${'e0'.repeat(20)}`) }),
    ).rejects.toMatchObject({ code: 'api/unauthorized' })

    await revokeSession(client, id, { pci, proof: await proofOf({ action: 'revoke', account: id, pci }) })
    expect((await listSessions(client, id))[0]?.revokedAtMs).toBeGreaterThan(0)
    await expect(revokeSession(client, id, { pci })).rejects.toMatchObject({ code: 'api/rejected' })
  })
})

describe('gateway endpoints', () => {
  it('accept calls by function, by URL over HTTP and over WebSocket', async () => {
    const client = api.client()
    expect((await getSupportedChains(client)).ws).toContain(networkId)
    expect(await callRpc(client, { networkId, method: 'eth_chainId' })).toBe('0x7a69')
    await expect(callRpc(client, { networkId, method: 'eth_getBalance', params: ['0x12'] })).rejects.toMatchObject({
      code: 'api/rejected',
      reasons: [{ field: '-32602' }],
    })
    expect(await getAddressBalance(client, { networkId, address: actor(8).address })).toBe(parseEther('10000'))
    const byUrl = createPublicClient({ transport: http(rpcUrl(client, networkId)) })
    expect(await byUrl.getChainId()).toBe(31337)
    const transport = webSocket(wsUrl(client, networkId), { reconnect: false, keepAlive: false })
    const bySocket = createPublicClient({ transport })
    expect(await bySocket.getBlockNumber()).toBeGreaterThan(0n)
    const socket = await bySocket.transport.getRpcClient()
    socket.close()
  })

  it('read a Bitcoin network over Esplora, and return why a transaction is rejected', async ({ skip }) => {
    const id = api.bitcoin?.config.bitcoin?.networkId
    if (id === undefined) return skip('needs a Bitcoin node')
    const client = api.client()
    expect(await getEsplora(client, { networkId: id as 'bip122:x', path: 'blocks/tip/height' })).toBeGreaterThan(0)
    await expect(
      sendBitcoinTransaction(client, { networkId: id as 'bip122:x', transaction: '00' }),
    ).rejects.toMatchObject({ code: 'api/rejected', status: 400 })
  })

  it('report a missing bundler: an unknown operation has no receipt, a new one is rejected with a message', async () => {
    const client = api.client()
    const ask = (method: 'eth_getUserOperationReceipt' | 'eth_sendUserOperation') =>
      callBundler(client, { networkId, method, params: [`0x${'11'.repeat(32)}`] })
    expect(await ask('eth_getUserOperationReceipt')).toBeNull()
    await expect(ask('eth_sendUserOperation')).rejects.toMatchObject({ code: 'api/rejected' })
  })

  it('accept several events at once', async () => {
    const event = { eventId: crypto.randomUUID(), url: 'https://a.example', domain: 'a.example', timestamp: Date.now() }
    const props = { type: 'track', event: 'MODAL_CLOSE', properties: { connected: true } }
    await expect(sendEvents(api.client(), [{ ...event, props }])).resolves.toBeUndefined()
  })
})

it('createApiClient contacts a service behind a path of another host there and nowhere else', async () => {
  const requested: string[] = []
  const proxy = createHttpServer(async (request, response) => {
    requested.push(request.url ?? '')
    const target = new URL(`${api.url}${(request.url ?? '').replace(/^\/deep\/path/, '')}`)
    const answer = await fetch(target, { method: request.method ?? 'GET' })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const client = api.client(`http://127.0.0.1:${port}/deep/path/`)
  expect(await getIdentity(client, { address: actor(0).address, networkId })).toMatchObject({ name: 'alice.eth' })
  expect(await getBalance(client, { address: actor(0).address, networkId })).not.toEqual([])
  expect(requested).toHaveLength(3)
  expect(requested.every((url) => url.startsWith('/deep/path/v1/'))).toBe(true)
  await new Promise((resolve) => proxy.close(resolve))
})
