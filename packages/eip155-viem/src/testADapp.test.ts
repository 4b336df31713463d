import { browserPorts, createKit } from '@kit/core'
import { callBatchAddress, devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { anvilKeys, createFakePorts, createTestWallet } from '@kit/testing'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './index.js'

let devnet: EvmDevnet
let chain: ReturnType<typeof devChain>
let rpcUrl: string
beforeAll(async () => {
  devnet = await startEvm({ chainId: 31337 })
  rpcUrl = devnet.url
  chain = devChain({ chainId: 31337, url: rpcUrl })
})
afterAll(() => devnet.stop())

const friend = '0x00000000000000000000000000000000000000b6'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function openDapp() {
  const { clock, fetch } = browserPorts()
  const ports = { ...createFakePorts(), clock, fetch }
  const kit = createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [chain], pollingIntervalMs: 100 })],
    ports,
  })
  const wallet = createTestWallet({ chains: [{ id: chain.id, rpcUrl }] })
  wallet.announce(ports.announcements.page)
  kit.start()
  ends.push(() => kit.destroy())
  return { kit, wallet, ports }
}

/** The same with a wallet that batches calls into one transaction. */
function openAtomicDapp() {
  const { kit, ports } = openDapp()
  const wallet = createTestWallet({
    rdns: 'test.kit.atomic',
    chains: [{ id: chain.id, rpcUrl, batchContract: callBatchAddress }],
    keys: anvilKeys.slice(4),
    capabilities: { paymasterService: { supported: true } },
  })
  wallet.announce(ports.announcements.page)
  return { kit, wallet }
}

describe('dapp tested with its own wallet', () => {
  it('pays a friend', async () => {
    const { kit, wallet } = openDapp()
    await kit.connect({ connectorId: wallet.info.rdns })
    const hash = await kit.sendTransaction({ to: friend, value: 5n })
    expect(await kit.waitForTransaction({ hash })).toMatchObject({ status: 'success' })
    expect(await kit.getBalance({ address: friend, networkId: 'eip155:31337' })).toMatchObject({ value: 5n })
  })

  it('continues when the user declines, and when they change their mind', async () => {
    const { kit, wallet } = openDapp()
    await kit.connect({ connectorId: wallet.info.rdns })
    wallet.behave({ mode: 'reject', rejection: 'wrapped' })
    await expect(kit.signMessage({ message: 'hello' })).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'manual' })
    const signature = kit.signMessage({ message: 'hello' })
    expect(await wallet.approveNext()).toMatchObject({ method: 'personal_sign' })
    expect(await signature).toMatch(/^0x[\da-f]{130}$/)
  })

  it('follows the wallet to another account, disconnects, and reconnects', async () => {
    const { kit, wallet } = openDapp()
    await kit.connect({ connectorId: wallet.info.rdns })
    const [, second] = wallet.addresses
    if (second) wallet.selectAccount(second)
    await expect.poll(() => kit.active.getState().account?.address).toBe(second)
    wallet.lock()
    await expect.poll(() => kit.active.getState().status).toBe('disconnected')
    wallet.unlock()
    await expect.poll(() => kit.active.getState().status).toBe('connected')
  })

  it('approves and deposits in a batch if the wallet supports it, otherwise one after the other', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [friend, 1n] })
    const calls = [
      { to: devnet.tokens.TUSD.address, data },
      { to: friend, value: 1n },
    ]
    for (const { kit, wallet } of [openAtomicDapp(), openDapp()]) {
      await kit.connect({ connectorId: wallet.info.rdns })
      const { atomic } = await kit.getCapabilities()
      const id = await kit.sendCalls({ calls })
      const { status, isAtomic } = await kit.waitForCalls({ id })
      expect([status, isAtomic]).toEqual(['success', atomic?.status === 'supported'])
    }
  })

  it('works without features that a wallet lacks', async () => {
    const { kit, wallet } = openDapp()
    await kit.connect({ connectorId: wallet.info.rdns })
    const lack = () => {
      throw Object.assign(new Error('The method does not exist.'), { code: -32601 })
    }
    wallet.behave({ responses: { wallet_getCapabilities: lack, wallet_sendCalls: lack } })
    expect(await kit.getCapabilities()).toEqual({})
    const id = await kit.sendCalls({ calls: [{ to: friend, value: 1n }] })
    expect(await kit.waitForCalls({ id })).toMatchObject({ status: 'success', isAtomic: false })
  })

  it('holds a granted permission until it is revoked', async () => {
    const { kit, wallet } = openDapp()
    await kit.connect({ connectorId: wallet.info.rdns })
    const { permissions } = await kit.grantPermissions({
      signer: { type: 'account', data: { address: friend } },
      permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x5', period: 86_400 } }],
      expiresAtMs: Date.now() + 86_400_000,
    })
    expect(wallet.permissions).toMatchObject([{ to: expect.stringMatching(new RegExp(friend, 'i')) }])
    for (const { context } of permissions) await kit.revokePermissions({ context })
    expect(wallet.permissions).toEqual([])
  })
})
