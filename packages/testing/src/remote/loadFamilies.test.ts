import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@kit/devnet'
import { createServer } from '@kit/server'
import { ed25519 } from '@noble/curves/ed25519'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base58, hex } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createPairingClient } from './createPairingClient.js'
import { createRemoteWallet } from './createRemoteWallet.js'
import type { RemoteWalletOptions } from './RemoteWallet.js'

const ends: (() => unknown)[] = []
let relayUrl: string
beforeAll(async () => {
  const dataDir = mkdtempSync(join(scratchFolder(), 'kit-remote-families-'))
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const relay = createServer({ port: 0, host: '127.0.0.1', dataDir }, { log: log as never })
  relayUrl = (await relay.start()).url.replace('http', 'ws')
  ends.push(() => relay.stop().then(() => rmSync(dataDir, { recursive: true })))
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const polkadot = 'polkadot:4b69744c6f63616c4173736574487562'
const bitcoin = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const node = 'http://127.0.0.1:1'
const families = Object.fromEntries(
  [solana, polkadot, bitcoin].map((id) => [id.split(':')[0], { chains: { [id]: node } }]),
)
const requested = {
  eip155: { chains: ['eip155:31337'], methods: ['personal_sign'], events: ['accountsChanged'] },
  solana: { chains: [solana, 'solana:unknown'], methods: ['solana_signMessage', 'solana_getAccounts'], events: [] },
  polkadot: { chains: [polkadot], methods: ['polkadot_signMessage'], events: [] },
  bip122: { chains: [bitcoin], methods: ['signMessage', 'getAccountAddresses', 'signPsbt'], events: [] },
}

const startPair = async (
  options: Partial<RemoteWalletOptions> = {},
  optionalNamespaces: Partial<typeof requested> = requested,
) => {
  const chains = [{ id: 31337, rpcUrl: node }] as const
  const wallet = await createRemoteWallet({ relayUrl, chains, families, ...options })
  ends.push(wallet.destroy)
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }
  const app = await createPairingClient({ relayUrl, projectId: 'test', metadata, storage: createMemoryStorage() })
  ends.push(app.close)
  const { uri, approval } = await app.client.connect({ optionalNamespaces })
  await wallet.pair(uri ?? '')
  const approved = approval()
  const ask = async (chainId: string, method: string, params: unknown) =>
    app.client.request<never>({ topic: (await approved).topic, chainId, request: { method, params } })
  return { wallet, approved, ask }
}
const addressIn = (accounts: readonly string[] | undefined) => accounts?.[0]?.split(':')[2] ?? ''

it('loadFamilies grants every namespace in one session and signs with the key of each', async () => {
  const { wallet, approved, ask } = await startPair()
  const { namespaces } = await approved
  expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'polkadot', 'bip122'])
  expect(namespaces['solana']).toMatchObject({ chains: [solana], methods: requested.solana.methods })
  expect(wallet.getState().sessions[0]).toMatchObject({
    chainIds: [31337],
    networkIds: ['eip155:31337', solana, polkadot, bitcoin],
  })

  const pubkey = addressIn(namespaces['solana']?.accounts)
  const bytes = utf8ToBytes('hi')
  const { signature } = await ask(solana, 'solana_signMessage', { message: base58.encode(bytes), pubkey })
  expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(pubkey))).toBe(true)

  const address = addressIn(namespaces['polkadot']?.accounts)
  const signed = await ask(polkadot, 'polkadot_signMessage', { address, message: '<Bytes>hi</Bytes>' })
  const key = base58.decode(address).slice(1, 33)
  const raw = hex.decode((signed as { signature: string }).signature.slice(2))
  expect(sr25519.verify(utf8ToBytes('<Bytes>hi</Bytes>'), raw, key)).toBe(true)

  const account = addressIn(namespaces['bip122']?.accounts)
  expect(account).toMatch(/^bcrt1q/)
  expect(await ask(bitcoin, 'getAccountAddresses', { account })).toMatchObject([
    { address: account, intention: 'payment' },
    { address: expect.stringMatching(/^bcrt1p/), intention: 'ordinal' },
  ])
  expect(await ask(bitcoin, 'signMessage', { account, message: 'hi' })).toMatchObject({ address: account })

  const [, other = '0x'] = wallet.addresses
  await wallet.selectAccount(other)
  const [session] = wallet.getState().sessions
  expect(session?.accounts[0]).toBe(other)
  expect(session?.networkIds).toEqual(['eip155:31337', solana, polkadot, bitcoin])
})

it('loadFamilies rejects unknown methods, and accounts of someone else', async () => {
  const { ask } = await startPair()
  await expect(ask(solana, 'solana_signMessage', { message: '2', pubkey: 'x' })).rejects.toMatchObject({ code: 4100 })
  await expect(ask(bitcoin, 'signPsbt', { psbt: 'x', signInputs: 7 })).rejects.toMatchObject({ code: -32602 })
  await expect(ask(bitcoin, 'signMessage', { account: 'x', message: 'hi' })).rejects.toMatchObject({ code: 4100 })
})

it('loadFamilies lets its owner leave networks out and decide on each signing request', async () => {
  const { wallet, approved, ask } = await startPair({ behavior: { mode: 'manual' } })
  const proposal = await wallet.approveNext({ networkIds: [solana] })
  expect(proposal).toMatchObject({ chainIds: [31337], others: [{ networkId: solana }, {}, {}] })
  expect(Object.keys((await approved).namespaces)).toEqual(['eip155', 'solana'])
  expect(await ask(solana, 'solana_getAccounts', {})).toHaveLength(1)
  const refused = expect(ask(solana, 'solana_signMessage', { message: '2' })).rejects.toMatchObject({ code: 5000 })
  expect(await wallet.rejectNext()).toMatchObject({ networkId: solana, method: 'solana_signMessage' })
  await refused
})

it('loadFamilies connects an app without an EVM chain, and leaves it alone when EVM changes', async () => {
  const { wallet, approved } = await startPair({}, { solana: requested.solana })
  const { namespaces } = await approved
  expect(Object.keys(namespaces)).toEqual(['solana'])
  await wallet.selectChain(31337)
  expect(wallet.getState().sessions[0]).toMatchObject({ chainIds: [], accounts: [], networkIds: [solana] })
})
