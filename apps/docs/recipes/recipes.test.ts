import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApiClient } from '@kit/api'
import { freePort, scratchFolder } from '@kit/devnet'
import { createServer } from '@kit/server'
import { anvilKeys, createFakePorts, createTestWallet } from '@kit/testing'
import { createRemoteWallet } from '@kit/testing/remote-wallet'
import { createPublicClient, createWalletClient, encodeFunctionData, erc20Abi, http, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { approveAndCall } from './approveAndCall.js'
import { requestSignature } from './cancellableSignature.js'
import { followTransaction } from './followTransaction.js'
import { createPagePorts, openChain } from './openChain.js'
import { createOwnRpcKit } from './ownRpcKit.js'
import { createPairedKit, restoredAccount } from './pairedKit.js'
import { createRegionalKit } from './regionalKit.js'
import { activateWallet, signWithWallet } from './signWithWallet.js'
import { trackEvents } from './trackEvents.js'

const { chain, createWallet, openDapp, hasRead } = openChain()
const friend = '0x00000000000000000000000000000000000000b6' as const

describe('recipe for an approval and an action', () => {
  it.each([
    ['one batch', true, ['wallet_sendCalls']],
    ['two transactions', false, ['eth_sendTransaction', 'eth_sendTransaction']],
  ])('takes %s if the wallet can', async (_, batches, methods) => {
    const wallet = createWallet('Alpha', batches ? 2 : 3, batches)
    const kit = openDapp(wallet)
    await kit.connect({ connectorId: wallet.info.rdns })
    wallet.behave({ mode: 'manual' })
    const requested: string[] = []
    const token = chain().tokens.TUSD.address
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, 7n] })
    const done = approveAndCall(kit, token, 5n, { to: token, data })
    for (const _method of methods) requested.push((await wallet.approveNext()).method)
    expect(await done).toBe(true)
    expect(requested).toEqual(methods)
    const client = createPublicClient({ transport: http(chain().url) })
    const args = [wallet.selected, token] as const
    expect(await client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args })).toBe(5n)
  })

  it('reports an action that fails, and requests nothing after a rejected approval', async () => {
    const wallet = createWallet('Alpha', 0, false)
    const kit = openDapp(wallet)
    await kit.connect({ connectorId: wallet.info.rdns })
    const token = chain().tokens.TUSD.address
    wallet.behave({ mode: 'reject' })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, 1n] })
    await expect(approveAndCall(kit, token, 5n, { to: token, data })).rejects.toMatchObject({
      code: 'connection/rejected',
    })
    expect(kit.journal.getState().entries).toEqual([])
  })
})

describe('recipe for a transaction that is sped up or cancelled', () => {
  it.each<readonly [string, typeof friend | undefined, bigint, string, string]>([
    ['sped up', friend, 5n, 'success', 'success'],
    ['cancelled', undefined, 0n, 'cancelled', 'cancelled'],
  ])('follows one that is %s in the wallet', async (_, to, value, end, status) => {
    const wallet = createWallet('Alpha', 1, false)
    const kit = openDapp(wallet)
    await kit.connect({ connectorId: wallet.info.rdns })
    await chain().rpc('evm_setAutomine', false)
    try {
      const hash = await kit.sendTransaction({ to: friend, value: 5n })
      const outcome = followTransaction(kit, hash)
      await expect.poll(() => hasRead(hash)).toBe(true)
      const client = createPublicClient({ transport: http(chain().url) })
      const pending = await client.getTransaction({ hash: hash as `0x${string}` })
      const account = privateKeyToAccount(anvilKeys[1])
      const owner = createWalletClient({ account, transport: http(chain().url) })
      const fees = {
        maxFeePerGas: 2n * (pending.maxFeePerGas ?? 0n),
        maxPriorityFeePerGas: 2n * (pending.maxPriorityFeePerGas ?? 0n),
      }
      const minedHash = await owner.sendTransaction({
        chain: null,
        to: to ?? account.address,
        value,
        nonce: pending.nonce,
        ...fees,
      })
      await chain().rpc('evm_mine')
      expect(await outcome).toEqual({ end, minedHash })
      await expect
        .poll(() => kit.journal.getState().entries.find((entry) => entry.hash === hash))
        .toMatchObject({ status, minedHash })
    } finally {
      await chain().rpc('evm_setAutomine', true)
    }
  })
})

describe('recipe for several wallets', () => {
  it('prompts the named wallet, and changes the active one without disconnecting the other', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0, false), createWallet('Beta', 1, false)]
    const kit = openDapp(alpha, beta)
    for (const { info } of [alpha, beta]) await kit.connect({ connectorId: info.rdns })
    for (const [name, { selected: address }] of [
      ['Alpha', alpha],
      ['Beta', beta],
    ] as const) {
      const signature = await signWithWallet(kit, name, 'hello')
      expect(await verifyMessage({ address, message: 'hello', signature: signature as `0x${string}` })).toBe(true)
      activateWallet(kit, name)
      expect(kit.active.getState().account?.address).toBe(address)
    }
    expect(kit.connections.getState().connections).toHaveLength(2)
    await expect(signWithWallet(kit, 'Gamma', 'hello')).rejects.toThrow("Gamma isn't connected.")
  })
})

describe('recipe for slow wallets', () => {
  it('waits for the approval, and stops when the page cancels or the user declines', async () => {
    const wallet = createWallet('Alpha', 0, false)
    const kit = openDapp(wallet)
    await kit.connect({ connectorId: wallet.info.rdns })
    wallet.behave({ mode: 'manual' })
    const approved = requestSignature(kit, 'hello')
    await wallet.approveNext()
    expect(await approved.signature).toMatch(/^0x[\da-f]{130}$/)
    const cancelled = requestSignature(kit, 'hello')
    cancelled.cancel()
    expect(await cancelled.signature).toBeUndefined()
    wallet.behave({ mode: 'reject' })
    expect(await requestSignature(kit, 'hello').signature).toBeUndefined()
    wallet.behave({ mode: 'throw' })
    await expect(requestSignature(kit, 'hello').signature).rejects.toHaveProperty('code')
  })
})

describe('recipe for events', () => {
  it('counts connections by name only, until it is stopped', async () => {
    const wallet = createWallet('Alpha', 0, false)
    const kit = openDapp(wallet)
    const counted: string[] = []
    const stop = trackEvents(kit, (name) => counted.push(name))
    await kit.connect({ connectorId: wallet.info.rdns })
    expect(counted).toEqual(['connection/connecting', 'connection/connected'])
    stop()
    await kit.disconnect()
    expect(counted).toHaveLength(2)
  })
})

describe('recipe for own endpoints', () => {
  it('reads from them alone', async () => {
    const ports = createPagePorts()
    const hosts = new Set<string>()
    const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: chain().url }] })
    const kit = createOwnRpcKit({
      ...ports,
      fetch: (url, init) => {
        hosts.add(new URL(url).host)
        return ports.fetch(chain().url, init)
      },
    })
    wallet.announce(ports.announcements.page)
    kit.start()
    await kit.connect({ connectorId: wallet.info.rdns })
    expect(hosts).toEqual(new Set())
    await kit.getBalance({ address: friend, networkId: 'eip155:1' })
    await kit.getBalance({ address: friend, networkId: 'eip155:8453' }).catch(() => undefined)
    expect(hosts).toEqual(new Set(['ethereum.rpc.example', 'base.rpc.example']))
    kit.destroy()
  })
})

describe('recipe for regions', () => {
  it.each([
    ['DE', ['send', 'onramp', 'swap']],
    ['BR', ['send', 'swap']],
    ['US', ['send']],
  ])('has only the features that are offered in %s', (country, expected) => {
    const ports = createFakePorts()
    const api = createApiClient({ baseUrl: 'https://kit.example', projectId: 'app', ...ports })
    const { kit, features } = createRegionalKit(country, api, ports)
    const named = (ids: readonly string[]) => ids.filter((id) => id !== 'modal').toSorted()
    expect(named(Object.keys(kit.plugins))).toEqual(named(expected))
    expect(named(features.map(({ id }) => id))).toEqual(named(expected))
    kit.destroy()
  })
})

describe('recipe for sessions of phones', () => {
  it('has the account again after a reload, and none after the user disconnects', async () => {
    const port = await freePort()
    const dataDir = mkdtempSync(join(scratchFolder(), 'kit-recipes-'))
    const relay = createServer({ port, dataDir, logLevel: 'silent', lameDuckMs: 0 })
    await relay.start()
    const relayUrl = `ws://127.0.0.1:${port}`
    const phone = await createRemoteWallet({ relayUrl, chains: [{ id: 1, rpcUrl: chain().url }] })
    const ports = createPagePorts()
    const open = () => {
      const kit = createPairedKit(relayUrl, { ...ports, announcements: createFakePorts().announcements })
      kit.start()
      return kit
    }
    try {
      const before = open()
      expect(await restoredAccount(before)).toBeUndefined()
      const pairing = before.connect({ connectorId: 'walletConnect' })
      const uri = () => {
        const state = before.pairing.getState()
        return 'uri' in state ? state.uri : ''
      }
      await expect.poll(uri).not.toBe('')
      await phone.pair(uri())
      const { account } = await pairing
      before.destroy()
      const after = open()
      expect(await restoredAccount(after)).toBe(account.address)
      await after.disconnect()
      after.destroy()
      const last = open()
      expect(await restoredAccount(last)).toBeUndefined()
      last.destroy()
    } finally {
      await phone.destroy()
      await relay.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
