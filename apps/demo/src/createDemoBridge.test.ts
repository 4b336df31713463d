import { browserPorts, createKit, type Kit, type Token } from '@kit/core'
import type { FetchPort } from '@kit/core/adapter'
import type { PluginContext } from '@kit/core/plugin'
import { callBatchAddress, devChain, devSettler, type EvmDevnet, startEvm, startFiller } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { createFakePorts, createTestWallet, type FakePorts } from '@kit/testing'
import { createPublicClient, createTestClient, createWalletClient, erc20Abi, type Hex, http, parseGwei } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { DemoConfig } from './config/DemoConfig.js'
import { createDemoBridge } from './createDemoBridge.js'

const settler = devSettler().address
const amount = 25_000_000n
const spent = 25_025_000n
const ignore = () => undefined
let chains: readonly [EvmDevnet, EvmDevnet]

beforeAll(async () => {
  chains = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

/** Creates an account with tokens on both chains, a page that can be reloaded, and reads of the chains. */
async function start(place: number, batchContract?: Hex) {
  const [target, origin] = chains
  const account = origin.accounts[place]
  const token = origin.tokens.TUSD.address as Hex
  const tokenOn = (networkId: Token['networkId']): Token => ({
    networkId,
    address: token,
    name: 'TUSD',
    symbol: 'TUSD',
    decimals: 6,
    iconUrl: undefined,
  })
  const [from, to] = [tokenOn('eip155:31338'), tokenOn('eip155:31337')]
  const wallet = createTestWallet({
    keys: [account?.privateKey as Hex],
    chains: [
      { id: 31338, rpcUrl: origin.url, ...(batchContract && { batchContract }) },
      { id: 31337, rpcUrl: target.url },
    ],
  })
  const address = wallet.selected
  const clientOf = (chain: EvmDevnet) =>
    createPublicClient({ chain: devChain(chain), transport: http(chain.url), cacheTime: 0, pollingInterval: 20 })
  const [there, here] = [clientOf(target), clientOf(origin)]
  const heldAt = (client: typeof here) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  /** RPC methods that the pages called. */
  const methods: string[] = []
  const record: FetchPort = (url, init) => {
    methods.push(...(init?.body?.match(/eth_\w+/g) ?? []))
    return (globalThis.fetch as FetchPort)(url, init)
  }
  const fetch = Object.assign(record, { calls: [] })
  const clock = browserPorts().clock as FakePorts['clock']

  /** Loads a page with the storage of an earlier one. */
  async function load(storage?: FakePorts['storage']) {
    const ports = createFakePorts({ fetch, clock, ...(storage && { storage }) })
    const kit = createKit({
      metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
      adapters: [eip155({ networks: [devChain(origin), devChain(target)] })],
      ports,
    })
    onTestFinished(() => kit.destroy())
    const end = wallet.announce(ports.announcements.page)
    kit.start()
    await kit.connect({ connectorId: wallet.info.rdns })
    const rpcUrls = { 'eip155:31337': target.url, 'eip155:31338': origin.url }
    const bridge = createDemoBridge({ rpcUrls, settler } as unknown as DemoConfig)
    const conversion = await bridge.open({ kit: kit as Kit, ports } as unknown as PluginContext)
    const { signal } = new AbortController()
    const order = { from, to, amount, address, held: await heldAt(here), signal }
    const crossing = (hash: string) => ({ from, to, address, hash, signal })
    const leave = () => {
      end()
      kit.destroy()
    }
    return { conversion, crossing, kit, leave, order, storage: ports.storage }
  }
  const requested = (method = 'eth_sendTransaction') => wallet.requests.filter((one) => one.method === method).length
  const node = createTestClient({ mode: 'anvil', transport: http(origin.url) })
  const nonce = () => here.getTransactionCount({ address, blockTag: 'pending' })
  return {
    address,
    requested,
    held: () => heldAt(here),
    heldThere: () => heldAt(there),
    here,
    load,
    methods,
    node,
    nonce,
    origin,
  }
}

/** Approves the token, and stops before the approval is mined. */
async function allow({ conversion, order }: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['load']>>) {
  const seen: string[] = []
  const sent = conversion.convert({ ...order, spent }, ([step]) => seen.push(step?.status ?? ''))
  sent.catch(ignore)
  await expect.poll(() => seen).toContain('pending')
}

const running = () => {
  const filler = startFiller(chains)
  onTestFinished(() => filler.stop())
}

describe('createDemoBridge', () => {
  it('approves a token once, even if the page closed before that was mined, and delivers it in full', async () => {
    running()
    const { requested, held, heldThere, load, node, nonce } = await start(1)
    const [first, before, there] = [await nonce(), await held(), await heldThere()]
    const page = await load()
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    await allow(page)
    expect(await nonce()).toBe(first + 1)
    page.leave()
    const again = await load(page.storage)
    const seen: string[] = []
    const sent = again.conversion.convert({ ...again.order, spent }, (steps) =>
      seen.push(steps.map(({ status }) => status).join()),
    )
    await expect.poll(() => seen).toContain('pending,next')
    expect(requested()).toBe(1)
    await node.mine({ blocks: 1 })
    await node.setAutomine(true)
    const hash = await sent
    expect(requested()).toBe(2)
    expect(await again.conversion.waitForArrival(again.crossing(hash))).toBe('arrived')
    expect([before - (await held()), (await heldThere()) - there]).toEqual([spent, amount])
  })

  it('approves again if another transaction replaced the approval', async () => {
    const { address, requested, here, load, methods, node, nonce, origin } = await start(2)
    const first = await nonce()
    const page = await load()
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    await allow(page)
    expect(await nonce()).toBe(first + 1)
    page.leave()
    methods.length = 0
    const again = await load(page.storage)
    const seen: string[] = []
    const sent = again.conversion.convert({ ...again.order, spent }, (steps) =>
      seen.push(steps.map(({ status }) => status).join()),
    )
    await expect.poll(() => seen).toContain('pending,next')
    // By now the page knows the nonce of the approval.
    await expect.poll(() => methods).toContain('eth_getTransactionCount')
    const fees = { maxFeePerGas: parseGwei('50'), maxPriorityFeePerGas: parseGwei('10'), gas: 21_000n }
    await createWalletClient({ transport: http(origin.url) }).sendTransaction({
      account: address,
      to: address,
      nonce: first,
      chain: null,
      ...fees,
    })
    await node.mine({ blocks: 1 })
    await node.setAutomine(true)
    await here.waitForTransactionReceipt({ hash: (await sent) as Hex })
    // Twice for the approval, once for the order.
    expect(requested()).toBe(3)
    expect(await nonce()).toBe(first + 3)
  })

  it('bridges in one transaction if the wallet batches calls, and refunds in full if no solver fills the order', async () => {
    const { address, requested, held, load, node } = await start(3, callBatchAddress as Hex)
    const before = await held()
    const page = await load()
    const { conversion, crossing, order } = page
    expect((await conversion.quote(order)).steps.map(({ kind }) => kind)).toEqual(['bundle'])
    let id = ''
    const hash = await conversion.convert({ ...order, spent }, ([step]) => {
      if (step?.status === 'requested') id = step.callsId ?? ''
    })
    expect([requested(), requested('wallet_sendCalls')]).toEqual([0, 1])
    // A page that missed the wallet's response finds the transaction by the ID that it passed.
    page.leave()
    const again = await load()
    const { receipts } = await again.kit.getCallsStatus({ id, networkId: 'eip155:31338', address })
    expect(receipts.map((receipt) => receipt.hash)).toEqual([hash])
    expect(before - (await held())).toBe(spent)
    for (const { url } of chains) {
      const chain = createTestClient({ mode: 'anvil', transport: http(url) })
      await chain.increaseTime({ seconds: 700 })
      await chain.mine({ blocks: 1 })
    }
    expect(await again.conversion.waitForArrival(crossing(hash))).toBe('expired')
    await again.conversion.claimRefund(crossing(hash))
    await again.conversion.claimRefund(crossing(hash))
    expect(requested()).toBe(1)
    expect(await held()).toBe(before)
    await node.mine({ blocks: 1 })
  })
})
