import { encodeBase58 } from '@kit/adapter'
import { createKit, isKitError, type Kit } from '@kit/core'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { createRealPorts } from '@kit/fakes/page'
import type { FakePorts } from '@kit/testing'
import { createSolanaTestWallet, type SolanaTestWallet } from '@kit/testing/solana'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { solanaDevnet, solanaLocal } from './network/solanaNetworks.js'
import { solana } from './solana.js'

let chain: SolanaDevnet
beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain.stop())
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

const connectorId = 'Test Wallet'
const bob = encodeBase58(new Uint8Array(32).fill(66))

function createWallet(): SolanaTestWallet {
  return createSolanaTestWallet({ chains: { 'solana:localnet': chain.url, 'solana:devnet': chain.url } })
}

/** Simulates a page load. Pass the ports and the wallet of an earlier load to simulate a reload. */
function load(wallet = createWallet(), ports: FakePorts = createRealPorts()) {
  const local = solanaLocal({ genesisHash: chain.genesisHash, rpcUrls: [chain.url] })
  const rpcUrls = { [solanaDevnet.id]: [chain.url] }
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [solana({ networks: [local, solanaDevnet], rpcUrls })],
    ports,
  })
  kits.push(kit)
  const removeWallet = wallet.announce(ports.announcements.page)
  kit.start()
  const leave = () => {
    kit.destroy()
    removeWallet()
  }
  return { kit, wallet, ports, local, leave }
}

describe('kit with the Solana adapter and no modal', () => {
  it('connects, signs, sends until confirmed, switches without a prompt, and disconnects', async () => {
    const { kit, wallet, local } = load()
    const connection = await kit.connect({ connectorId })
    expect(connection).toMatchObject({ namespace: 'solana', networkId: local.id })
    expect(await kit.signMessage({ message: 'hello' })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,88}$/)

    const hash = await kit.transfer({ to: bob, amount: 5_000_000n })
    await expect(kit.waitForTransaction({ hash })).resolves.toMatchObject({ status: 'success' })
    expect(await kit.getBalance({ address: bob, networkId: local.id })).toEqual({
      value: 5_000_000n,
      decimals: 9,
      symbol: 'SOL',
    })

    const prompts = wallet.requests.length
    await kit.switchNetwork({ networkId: solanaDevnet.id })
    expect(wallet.requests).toHaveLength(prompts)
    expect(kit.active.getState().network?.id).toBe(solanaDevnet.id)
    const second = await kit.transfer({ to: bob, amount: 1n, token: chain.tokens.TUSD.address })
    await expect(kit.waitForTransaction({ hash: second })).resolves.toMatchObject({ status: 'success' })
    expect(wallet.requests.at(-1)).toMatchObject({
      method: 'solana:signAndSendTransaction',
      params: [{ chain: 'solana:devnet' }],
    })

    await kit.disconnect()
    expect(wallet.authorized).toBe(false)
    expect(kit.active.getState().status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })

  it("provides the library's own connection to a network, over the app's endpoint", async () => {
    const { kit, local, ports } = load()
    const connection = await kit.adapter('solana').getPublicClient(local.id)
    expect(await connection.getGenesisHash()).toBe(chain.genesisHash)
    expect(new Set(ports.fetch.calls.map(({ url }) => url))).toEqual(new Set([chain.url]))
    expect(() => kit.adapter('eip155' as never)).toThrow(expect.objectContaining({ code: 'network/unknownNamespace' }))
  })

  it('sends no request before the user connects, then shows the balance', async () => {
    const { kit, ports, wallet } = load()
    expect([ports.fetch.calls, wallet.requests]).toEqual([[], []])
    await kit.connect({ connectorId })
    await expect
      .poll(() => kit.namespace('solana').account.getState().balance)
      .toMatchObject({ status: 'success', data: { symbol: 'SOL', decimals: 9 } })
    expect(new Set(ports.fetch.calls.map(({ url }) => url))).toEqual(new Set([chain.url]))
  })

  it('reconnects after a reload without a prompt, on the selected network', async () => {
    const first = load()
    await first.kit.connect({ connectorId })
    await first.kit.switchNetwork({ networkId: solanaDevnet.id })
    first.leave()
    first.wallet.behave({ mode: 'reject' })
    const { kit } = load(first.wallet, first.ports)
    await expect.poll(() => kit.active.getState().status).toBe('connected')
    expect(kit.active.getState()).toMatchObject({
      account: { address: first.wallet.selected },
      network: { id: solanaDevnet.id },
    })
    expect(first.wallet.requests.at(-1)).toEqual({ method: 'standard:connect', params: { silent: true } })
  })

  it('stays disconnected after a reload when the user has revoked access', async () => {
    const first = load()
    await first.kit.connect({ connectorId })
    first.leave()
    first.wallet.revoke()
    const { kit } = load(first.wallet, first.ports)
    await expect.poll(() => kit.active.getState().status).toBe('disconnected')
    expect(first.wallet.authorized).toBe(false)
  })

  it('rejects when the user declines, and stays disconnected', async () => {
    const { kit, wallet } = load()
    wallet.behave({ mode: 'reject', rejection: 'phrase' })
    const error = await kit.connect({ connectorId }).catch((reason: unknown) => reason)
    expect(isKitError(error, 'connection/rejected')).toBe(true)
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('follows the wallet when the account changes and when it disconnects', async () => {
    const { kit, wallet } = load()
    await kit.connect({ connectorId })
    const [, other = ''] = wallet.addresses
    wallet.selectAccount(other)
    expect(kit.active.getState().account?.address).toBe(other)
    await expect(kit.signMessage({ message: 'of the other' })).resolves.toBeTruthy()
    wallet.revoke()
    expect(kit.active.getState().status).toBe('disconnected')
  })
})
