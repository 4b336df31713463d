import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EvmDevnet, scratchFolder, startEvm } from '@kit/devnet'
import { createServer } from '@kit/server'
import { stringToHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createPairingClient } from './createPairingClient.js'
import { createRemoteWallet } from './createRemoteWallet.js'
import type { RemoteWallet, RemoteWalletOptions } from './RemoteWallet.js'

let one: EvmDevnet
let two: EvmDevnet
let relayUrl: string
let restartRelay: () => Promise<void>
const ends: (() => unknown)[] = []
const hosts = new Set<string>()
const realFetch = globalThis.fetch

beforeAll(async () => {
  globalThis.fetch = (input, init) => {
    hosts.add(new URL(input instanceof Request ? input.url : input).hostname)
    return realFetch(input, init)
  }
  const dataDir = mkdtempSync(join(scratchFolder(), 'kit-testing-'))
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const createRelay = (port: number) => createServer({ port, host: '127.0.0.1', dataDir }, { log: log as never })
  let relay = createRelay(0)
  const [address, ...chains] = await Promise.all([
    relay.start(),
    startEvm({ chainId: 31337 }),
    startEvm({ chainId: 31338 }),
  ])
  ;[one, two] = chains
  relayUrl = address.url.replace('http', 'ws')
  restartRelay = async () => {
    await relay.stop()
    relay = createRelay(address.port)
    await relay.start()
  }
  ends.push(() => Promise.all([relay.stop(), one.stop(), two.stop()]).then(() => rmSync(dataDir, { recursive: true })))
})
afterAll(async () => {
  globalThis.fetch = realFetch
  for (const end of ends) await end()
})
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((end) => end()))
})

const startWallet = async (options: Partial<RemoteWalletOptions> = {}) => {
  const wallet = await createRemoteWallet({ relayUrl, chains: [{ id: 31337, rpcUrl: one.url }], ...options })
  cleanups.push(wallet.destroy)
  return wallet
}
const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']
const startDapp = async () => {
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }
  const { client, close } = await createPairingClient({
    relayUrl,
    projectId: 'test',
    metadata,
    storage: createMemoryStorage(),
  })
  cleanups.push(close)
  const propose = (chains = ['eip155:31337', 'eip155:31338', 'eip155:1']) =>
    client.connect({ optionalNamespaces: { eip155: { chains, methods, events: ['accountsChanged', 'chainChanged'] } } })
  return { client, propose }
}
const pair = async (wallet: RemoteWallet) => {
  const dapp = await startDapp()
  const { uri, approval } = await dapp.propose()
  await wallet.pair(uri ?? '')
  const session = await approval()
  const request = (method: string, params: unknown, chainId = 'eip155:31337') =>
    dapp.client.request({ topic: session.topic, chainId, request: { method, params } })
  return { ...dapp, session, request, topic: session.topic }
}

describe('pairing', () => {
  it('grants the requested chains that it supports, and signs', async () => {
    const wallet = await startWallet()
    const { session, request } = await pair(wallet)
    const [address] = wallet.addresses as [`0x${string}`]
    expect(session.namespaces.eip155).toMatchObject({ chains: ['eip155:31337'], accounts: [`eip155:31337:${address}`] })
    const signature = (await request('personal_sign', [stringToHex('hi'), address])) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)
    const to = '0x00000000000000000000000000000000000000B1'
    await request('eth_sendTransaction', [{ from: address, to, value: '0x7' }])
    await vi.waitFor(async () => expect(await one.rpc('eth_getBalance', to, 'latest')).toBe('0x7'))
  })

  it('rejects with the codes of the protocol', async () => {
    const wallet = await startWallet({ behavior: { mode: 'reject' } })
    const { propose } = await startDapp()
    const { uri, approval } = await propose()
    const refused = expect(approval()).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
    await wallet.pair(uri ?? '')
    await refused
    expect(wallet.getState().sessions).toEqual([])
  })

  it('rejects without a prompt when it supports none of the chains', async () => {
    const wallet = await startWallet({ behavior: { mode: 'manual' } })
    const { propose } = await startDapp()
    const { uri, approval } = await propose(['eip155:1'])
    const refused = expect(approval()).rejects.toMatchObject({ code: 5100 })
    await wallet.pair(`  ${btoa(uri ?? '')} `)
    await refused
    expect(wallet.getState().prompts).toEqual([])
  })

  it('reports what is wrong with a link', async () => {
    const wallet = await startWallet()
    await expect(wallet.pair('https://dapp.example')).rejects.toThrow('Invalid pairing link')
  })
})

describe('manual approval', () => {
  it('shows the request, grants less, and rejects a request', async () => {
    const chains = [one, two].map(({ chainId, url }) => ({ id: chainId, rpcUrl: url }))
    const wallet = await startWallet({ chains: chains as never, behavior: { mode: 'manual' } })
    const { client, propose } = await startDapp()
    const { uri, approval } = await propose()
    const changes = vi.fn()
    wallet.subscribe(changes)
    await wallet.pair(uri ?? '')
    const account = wallet.addresses[1] as `0x${string}`
    const prompt = await wallet.approveNext({ chainIds: [31338], accounts: [account] })
    expect(prompt).toMatchObject({
      kind: 'session',
      peer: { name: 'Dapp', url: 'https://dapp.example' },
      networkIds: ['eip155:31337', 'eip155:31338', 'eip155:1'],
      chainIds: [31337, 31338],
      methods,
    })
    const { topic, namespaces } = await approval()
    expect(namespaces.eip155?.accounts).toEqual([`eip155:31338:${account}`])
    const request = { method: 'personal_sign', params: ['0x00', account] }
    const refused = expect(client.request({ topic, chainId: 'eip155:31338', request })).rejects.toMatchObject({
      code: 5000,
    })
    expect(await wallet.rejectNext()).toMatchObject({
      kind: 'request',
      method: 'personal_sign',
      networkId: 'eip155:31338',
    })
    await refused
    await vi.waitFor(() => expect(wallet.getState()).toMatchObject({ prompts: [], sessions: [{ chainId: 31338 }] }))
    expect(changes).toHaveBeenCalled()
  })
})

describe('remote session', () => {
  it('reports another account and another chain', async () => {
    const wallet = await startWallet({ chains: [one, two].map(toChain) as never })
    const { client } = await pair(wallet)
    const events: unknown[] = []
    client.on('session_event', ({ params }) => events.push([params.event.name, params.event.data, params.chainId]))
    const other = wallet.addresses[1] as `0x${string}`
    await wallet.selectAccount(other)
    await wallet.selectChain(31338)
    await vi.waitFor(() =>
      expect(events).toEqual([
        ['accountsChanged', [other], 'eip155:31337'],
        ['chainChanged', 31338, 'eip155:31338'],
      ]),
    )
    const [session] = client.session.getAll()
    expect(session?.namespaces.eip155?.accounts[0]).toBe(`eip155:31337:${other}`)
  })

  it('adds an unknown chain and switches to it', async () => {
    const wallet = await startWallet()
    const { client, request } = await pair(wallet)
    const chainId = '0x7a6a'
    await expect(request('wallet_switchEthereumChain', [{ chainId }])).rejects.toMatchObject({ code: 4902 })
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const added = { chainId, chainName: 'Two', nativeCurrency, rpcUrls: [two.url] }
    expect(await request('wallet_addEthereumChain', [added])).toBeNull()
    expect(await request('wallet_switchEthereumChain', [{ chainId }])).toBeNull()
    expect(wallet.getState().sessions[0]).toMatchObject({ chainId: 31338, chainIds: [31337, 31338] })
    await vi.waitFor(() =>
      expect(client.session.getAll()[0]?.namespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338']),
    )
  })

  it('rejects an account that it did not grant, and a method that it lacks', async () => {
    const wallet = await startWallet()
    const { request } = await pair(wallet)
    await expect(request('personal_sign', ['0x00', wallet.addresses[2]])).rejects.toMatchObject({ code: 4100 })
    wallet.behave({ responses: { personal_sign: () => 'scripted' } })
    expect(await request('personal_sign', ['0x00', wallet.addresses[0]])).toBe('scripted')
  })

  it('can be ended by either side', async () => {
    const wallet = await startWallet()
    const first = await pair(wallet)
    const second = await pair(wallet)
    const deleted = new Promise((resolve) => first.client.on('session_delete', resolve))
    await wallet.disconnect(first.topic)
    await deleted
    await second.client.disconnect({ topic: second.topic, reason: { code: 6000, message: 'User disconnected.' } })
    await vi.waitFor(() => expect(wallet.getState().sessions).toEqual([]))
  })
})

describe('remote wallet offline', () => {
  it('answers, once it is online again, the requests that arrived while it was offline', async () => {
    const wallet = await startWallet()
    const { client, request } = await pair(wallet)
    await wallet.goOffline()
    await vi.waitFor(() => expect(wallet.getState().connected).toBe(false))
    const requested = vi.fn()
    wallet.behave({
      responses: {
        personal_sign: () => {
          requested()
          return '0xabcd'
        },
      },
    })
    const sent = new Promise((resolve) => client.once('session_request_sent', resolve))
    const answer = request('personal_sign', ['0x00', wallet.addresses[0]])
    await sent
    expect(requested).not.toHaveBeenCalled()
    await wallet.goOnline()
    expect(await answer).toBe('0xabcd')
  })

  it('survives a restart of the relay, also after it was offline itself', async () => {
    const wallet = await startWallet()
    const { request } = await pair(wallet)
    await wallet.goOffline()
    await wallet.goOnline()
    await restartRelay()
    expect(await request('personal_sign', ['0x00', wallet.addresses[0]])).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('keeps sessions and unanswered requests after a restart on the same storage', async () => {
    const storage = createMemoryStorage()
    const before = await startWallet({ storage })
    const { request, topic } = await pair(before)
    before.behave({ mode: 'manual' })
    const answer = request('personal_sign', ['0x00', before.addresses[0]])
    await vi.waitFor(() => expect(before.getState().prompts).toHaveLength(1))
    await before.destroy()
    const after = await startWallet({ storage, behavior: { mode: 'manual' } })
    expect(after.getState().sessions).toMatchObject([{ topic }])
    await after.approveNext()
    expect(await answer).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

it('the remote wallet contacts only the relay and the nodes', () => {
  expect([...hosts]).toEqual(['127.0.0.1'])
})

const toChain = ({ chainId, url }: EvmDevnet) => ({ id: chainId, rpcUrl: url })
