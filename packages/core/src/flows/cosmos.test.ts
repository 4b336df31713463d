import { codeOf, createFakeAdapter, createFakePorts, createFakeWallet, flushPromises } from '@kit/fakes'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import type { Network } from '../chain/Network.js'
import type { SessionEvent } from '../connector/Connector.js'
import { createKit } from '../kit/createKit.js'
import type { Kit } from '../kit/Kit.js'
import { type CosmosWallet, cosmos, cosmosNetworks } from '../testing/cosmos.js'
import { arbitraryDocument, bech32Address } from '../testing/verifyArbitrary.js'

const secret = new Uint8Array(32).fill(7)
const publicKey = secp256k1.getPublicKey(secret, true)
const address = bech32Address('cosmos', publicKey)
/** The address of the same key on Osmosis. */
const there = bech32Address('osmo', publicKey)

async function createPage(hasAdapter: boolean, stored?: Map<string, string>) {
  const requested: string[] = []
  const key = { name: 'Savings', bech32Address: address }
  const wallet = {
    enable: async (chainId: string) => void requested.push(chainId),
    getKey: async (chainId: string) => (chainId === 'osmosis-1' ? { ...key, bech32Address: there } : { ...key }),
    signArbitrary: async (_chainId: string, signer: string, text: string) => ({
      pub_key: { value: base64.encode(publicKey) },
      signature: base64.encode(secp256k1.sign(sha256(arbitraryDocument(signer, text)), secret).toCompactRawBytes()),
    }),
  } satisfies CosmosWallet
  const listeners = new Set<(detail: unknown) => void>()
  const pairing = createFakeWallet('walletConnect', ['eip155', 'cosmos'], { type: 'WALLET_CONNECT' })
  const fake = createFakePorts()
  for (const [key, value] of stored ?? []) fake.stored.set(key, value)
  const ports = {
    ...fake,
    announcements: {
      ...fake.announcements,
      read: (name: string) => (name === 'keplr' ? wallet : undefined),
      listen(type: string, listener: (detail: unknown) => void) {
        // The kit also listens to other events of the window.
        if (type !== 'keplr_keystorechange') return () => {}
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const kit: Kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      () => createFakeAdapter('eip155', [createFakeWallet('one', ['eip155'], { auto: ['0x1'] })]),
      ...(hasAdapter ? [cosmos({ networks: cosmosNetworks })] : []),
    ],
    connectors: [() => pairing.connector],
    ports,
  })
  kit.start()
  await kit.preload()
  await flushPromises()
  /** Switches to another key in the wallet, or revokes the page's access. */
  const change = async (next: Partial<typeof wallet & typeof key>) => {
    Object.assign(wallet, next)
    Object.assign(key, next)
    for (const listener of [...listeners]) listener(undefined)
    await flushPromises()
  }
  return { kit, requested, pairing, stored: fake.stored, change, listening: () => listeners.size }
}

/** Returns the answers of a paired wallet for both networks. */
const answers = ({ pairing }: Awaited<ReturnType<typeof createPage>>) => ({
  eip155: { ...pairing.session('eip155', ['0xP'], 'eip155:1'), approvedNetworkIds: ['eip155:1'] as const },
  cosmos: {
    ...pairing.session('cosmos', [address], 'cosmos:cosmoshub-4'),
    approvedNetworkIds: ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'] as const,
  },
})

describe('a custom adapter', () => {
  it('connects its wallet beside those of other chains', async () => {
    const { kit, requested } = await createPage(true)
    await kit.connect({ connectorId: 'one' })
    void kit.connect({ connectorId: 'keplr', namespace: 'cosmos' })
    await flushPromises()
    expect(requested).toEqual(['cosmoshub-4'])
    expect(kit.active.getState()).toMatchObject({
      namespace: 'cosmos',
      status: 'connected',
      account: { address, label: 'Savings' },
      network: { name: 'Cosmos Hub' },
    })
    expect(kit.namespace('cosmos').account.getState()).toMatchObject({
      caipAddress: `cosmos:cosmoshub-4:${address}`,
      addressExplorerUrl: `https://explorer.example/account/${address}`,
    })
    expect(kit.connections.getState().activeIds).toEqual(['eip155:one', 'cosmos:keplr'])
  })

  it('switches its networks and reconnects after a reload', async () => {
    const page = await createPage(true)
    await page.kit.connect({ connectorId: 'keplr' })
    await page.kit.switchNetwork({ networkId: 'cosmos:osmosis-1' })
    expect(page.kit.active.getState()).toMatchObject({ network: { name: 'Osmosis' }, account: { address: there } })
    page.kit.destroy()
    const { kit } = await createPage(true, page.stored)
    expect(kit.active.getState()).toMatchObject({ status: 'connected', account: { address: there } })
  })

  it('follows its wallet to another key, and disconnects when the page loses access', async () => {
    const { kit, change, listening } = await createPage(true)
    await kit.connect({ connectorId: 'keplr' })
    const bech32Address = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'
    await change({ bech32Address, name: 'Daily\u202e' })
    expect(kit.active.getState().account).toMatchObject({ address: bech32Address, label: 'Daily' })
    await change({ getKey: () => Promise.reject(new Error('Unauthorized')) })
    expect([kit.active.getState().status, listening()]).toEqual(['disconnected', 0])
  })

  it('reports a rejection', async () => {
    const { kit, change } = await createPage(true)
    await change({ enable: () => Promise.reject(new Error('Request rejected')) })
    expect(await codeOf(kit.connect({ connectorId: 'keplr' }))).toBe('connection/rejected')
    await change({ enable: () => Promise.reject(new Error('There is no chain info')) })
    expect(await codeOf(kit.connect({ connectorId: 'keplr' }))).toBe('connection/failed')
  })

  it('marks a network that is not configured as unsupported', async () => {
    const page = await createPage(true)
    const done = page.kit.connect({ connectorId: 'walletConnect', namespace: 'cosmos' })
    page.pairing.answer({ cosmos: page.pairing.session('cosmos', [address], 'cosmos:juno-1') })
    await done
    expect(page.kit.active.getState()).toMatchObject({
      isSupportedNetwork: false,
      network: { unknown: true, reference: 'juno-1' },
    })
  })

  it('signs and verifies messages, so that users can sign in', async () => {
    const { kit, change } = await createPage(true)
    await kit.connect({ connectorId: 'keplr' })
    const message = 'Grüße 🦊'
    const signature = await kit.signMessage({ message })
    const network = kit.active.getState().network as Network
    const check = (proof: object) =>
      kit.adapters.get('cosmos')?.verifyMessage?.({ network, address, message, signature, ...proof })
    expect(await check({})).toBe('valid')
    for (const wrong of [{ message: 'other' }, { address: there }, { signature: '' }])
      expect(await check(wrong), JSON.stringify(wrong)).toBe('invalid')
    await change({ signArbitrary: () => Promise.reject(new Error('Request rejected')) })
    expect(await codeOf(kit.signMessage({ message }))).toBe('connection/rejected')
  })

  it('reports unsupported operations instead of failing in them', async () => {
    const { kit } = await createPage(true)
    await kit.connect({ connectorId: 'keplr' })
    expect(await codeOf(kit.sendTransaction({ transaction: { to: there, value: 1n } }))).toMatch(/unsupported/i)
  })
})

describe('a pairing over several chains', () => {
  it('creates a connection for each chain with the networks that it approved', async () => {
    const page = await createPage(true)
    const done = page.kit.connect({ connectorId: 'walletConnect', namespace: 'cosmos' })
    page.pairing.answer(answers(page))
    expect(await done).toMatchObject({ id: 'cosmos:walletConnect', account: { address } })
    const evm = () => page.kit.namespace('eip155').network.getState()
    const hub = () => page.kit.namespace('cosmos').network.getState()
    expect([evm().approvedIds, evm().supportsAllNetworks]).toEqual([['eip155:1'], false])
    expect(hub().approvedIds).toEqual(['cosmos:cosmoshub-4', 'cosmos:osmosis-1'])
    await page.kit.switchNetwork({ networkId: 'cosmos:osmosis-1' })
    expect(page.kit.active.getState().network?.name).toBe('Osmosis')
    const fewer: SessionEvent = { type: 'approvedNetworksChanged', networkIds: ['cosmos:cosmoshub-4'] }
    page.pairing.emit('cosmos', fewer)
    expect(hub().approvedIds).toEqual(['cosmos:cosmoshub-4'])
    expect(evm().approvedIds).toEqual(['eip155:1'])
  })

  it('ends as one and leaves other wallets of both chains connected', async () => {
    const page = await createPage(true)
    await page.kit.connect({ connectorId: 'one' })
    await page.kit.connect({ connectorId: 'keplr' })
    const done = page.kit.connect({ connectorId: 'walletConnect' })
    page.pairing.answer(answers(page))
    await done
    await page.kit.disconnect({ connectionId: 'cosmos:walletConnect' })
    expect(page.kit.connections.getState().connections.map(({ id }) => id)).toEqual(['eip155:one', 'cosmos:keplr'])
    expect(page.pairing.ended).toHaveLength(1)
  })

  it('continues when the wallet removes one of its chains', async () => {
    const page = await createPage(true)
    const done = page.kit.connect({ connectorId: 'walletConnect', namespace: 'cosmos' })
    page.pairing.answer(answers(page))
    await done
    page.pairing.emit('cosmos', { type: 'disconnected', reason: 'wallet' })
    await flushPromises()
    expect(page.kit.connections.getState().connections.map(({ id }) => id)).toEqual(['eip155:walletConnect'])
    expect(page.kit.active.getState().namespace).toBe('eip155')
  })
})

describe('capabilities of a custom adapter', () => {
  const tokensOf = async (balances: unknown, ok = true) => {
    const requested: string[] = []
    const fetch = async (url: string) => {
      requested.push(url)
      const body = { balances }
      return { ok, status: 200, headers: { get: () => null }, json: async () => body, text: async () => '' }
    }
    const adapter = cosmos({ networks: cosmosNetworks })({ ports: { ...createFakePorts(), fetch } })
    const [network] = adapter.networks
    if (!network) throw new Error('The example lost its networks.')
    const capabilities = await adapter.loadCapabilities?.()
    return {
      requested,
      held: capabilities?.getTokens?.({ network, address, tokens: [] }) ?? Promise.reject(new Error()),
    }
  }

  it('return what an account holds, the native currency first', async () => {
    const { requested, held } = await tokensOf([
      { denom: 'ibc/27394', amount: '7' },
      { denom: 'uatom', amount: '2500000' },
      { denom: 'broken', amount: '-1' },
    ])
    expect(await held).toMatchObject([
      { symbol: 'ATOM', decimals: 6, address: undefined, amount: 2_500_000n },
      { address: 'ibc/27394', amount: 7n },
    ])
    expect(requested).toEqual([`https://cosmoshub-4.lcd.example/cosmos/bank/v1beta1/balances/${address}`])
  })

  it('reject with a typed error when the node returns nothing, never with an empty list', async () => {
    expect(await codeOf((await tokensOf('none')).held)).toBe('rpc/failed')
    expect(await codeOf((await tokensOf([], false)).held)).toBe('rpc/failed')
  })
})

describe('a chain without an adapter', () => {
  it("parses in an account and stays out of a pairing's response", async () => {
    expect(parseCaipAddress(`cosmos:cosmoshub-4:${address}`)).toMatchObject({ namespace: 'cosmos', address })
    const page = await createPage(false)
    const done = page.kit.connect({ connectorId: 'walletConnect' })
    page.pairing.answer(answers(page))
    expect((await done).namespace).toBe('eip155')
    expect(page.kit.connections.getState().connections).toHaveLength(1)
  })

  it('connects nothing when a wallet answers for it only', async () => {
    const page = await createPage(false)
    const done = page.kit.connect({ connectorId: 'walletConnect' })
    page.pairing.answer({ cosmos: answers(page).cosmos })
    expect(await codeOf(done)).toBe('connection/noAccounts')
    expect(page.kit.active.getState().status).toBe('disconnected')
  })

  it('does not affect a page that stored it earlier', async () => {
    const before = await createPage(true)
    await before.kit.connect({ connectorId: 'one' })
    await before.kit.connect({ connectorId: 'keplr' })
    before.kit.destroy()
    const { kit } = await createPage(false, before.stored)
    expect(kit.active.getState()).toMatchObject({ namespace: 'eip155', status: 'connected' })
  })

  it('causes a rejection when it is requested as a network by name', async () => {
    const { kit } = await createPage(false)
    expect(await codeOf(kit.switchNetwork({ networkId: 'cosmos:cosmoshub-4' }))).toBe('network/unknownNamespace')
  })
})
