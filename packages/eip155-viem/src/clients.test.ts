import type { Kit, KitError } from '@kit/core/adapter'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import { createConnectedKit } from '@kit/evm-suite'
import type { TestWallet } from '@kit/testing'
import { type BaseError, recoverMessageAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mint, mintInJournal, readToken, watchTransfers } from '../test/contracts.js'
import { eip155 } from './eip155.js'
import type { ViemAdapter } from './ViemAdapter.js'

const networkId = 'eip155:31337'
const nobody = '0x000000000000000000000000000000000000dEaD'

let one: EvmDevnet
let two: EvmDevnet
let kit: Kit
let wallet: TestWallet
let adapter: ViemAdapter
let connect: () => Promise<unknown>
beforeAll(async () => {
  ;[one, two] = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
})
beforeEach(async () => {
  ;({ kit, wallet, connect } = await createConnectedKit(eip155, [one, two]))
  adapter = kit.adapter('eip155') as ViemAdapter
})
afterEach(() => kit.destroy())
afterAll(() => Promise.all([one.stop(), two.stop()]))

describe('viem’s own clients', () => {
  it('read and write contracts by the app’s endpoints and the connected wallet', async () => {
    const { address } = one.tokens.TUSD
    const app = kit as Parameters<typeof mint>[0]
    const heard: bigint[] = []
    const stop = await watchTransfers(app, address, (to, value) => to === nobody && heard.push(value))
    expect((await mint(app, address, nobody, 7n)).status).toBe('success')
    await kit.waitForTransaction({ hash: await mintInJournal(app, address, nobody, 5n) })
    expect(await readToken(app, address, [nobody, nobody])).toEqual({ symbol: 'TUSD', balances: [12n, 12n] })
    await expect.poll(() => heard).toEqual([7n, 5n])
    stop()
    // The wallet was asked for what only a wallet can do.
    expect(asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  })

  it('are one for each network, and one for each connection, account and network', async () => {
    expect(await adapter.getPublicClient(networkId)).toBe(await adapter.getPublicClient(networkId))
    const first = await adapter.getWalletClient()
    expect(await adapter.getWalletClient({ networkId })).toBe(first)
    const [, other = '0x'] = wallet.addresses
    wallet.selectAccount(other)
    await expect.poll(() => kit.active.getState().account?.address).toBe(other)
    const second = await adapter.getWalletClient()
    expect([first.account.address, second.account.address]).toEqual([wallet.addresses[0], other])
    expect((await adapter.getWalletClient({ networkId: 'eip155:31338' })).chain.id).toBe(31338)
    wallet.selectAccount(first.account.address)
    await expect.poll(() => kit.active.getState().account?.address).toBe(first.account.address)
    expect(await adapter.getWalletClient()).toBe(first)
  })

  it('of a network take the wallet there before they ask it, and not before', async () => {
    const client = await adapter.getWalletClient({ networkId: 'eip155:31338' })
    expect(await client.getChainId()).toBe(31338)
    expect([wallet.chainId, asked()]).toEqual([31337, []])
    const hash = await client.sendTransaction({ to: wallet.selected, value: 1n })
    expect(wallet.chainId).toBe(31338)
    expect(kit.active.getState().network?.id).toBe('eip155:31338')
    const reader = await adapter.getPublicClient('eip155:31338')
    expect((await reader.getTransaction({ hash })).from).toBe(wallet.selected.toLowerCase())
    expect(asked().filter((method) => method !== 'wallet_addEthereumChain')).toEqual([
      'wallet_switchEthereumChain',
      'eth_sendTransaction',
    ])
  })

  it('of an account that the wallet took back ask nobody', async () => {
    const client = await adapter.getWalletClient()
    const [, other = '0x'] = wallet.addresses
    wallet.emit('accountsChanged', [other])
    await expect.poll(() => kit.active.getState().account?.address).toBe(other)
    expect(await failureOf(client.signMessage({ message: 'hello' }))).toEqual(['account/notFound', 4100])
    expect(asked()).toEqual([])
  })

  it('end with the connection, and go on with the same one when it is back', async () => {
    const client = await adapter.getWalletClient()
    wallet.behave({ mode: 'hang' })
    const pending = failureOf(client.signMessage({ message: 'hello' }))
    await expect.poll(() => asked()).toEqual(['personal_sign'])
    await kit.disconnect()
    expect((await pending)[1]).toBe(4900)
    expect(await failureOf(client.signMessage({ message: 'hello' }))).toEqual(['connection/notConnected', 4900])
    await expect(adapter.getWalletClient()).rejects.toMatchObject({ code: 'connection/notConnected' })
    wallet.behave({ mode: 'approve' })
    await connect()
    const signature = await client.signMessage({ message: 'hello' })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(wallet.selected)
  })

  it('fail by viem’s errors: once asked is once asked', async () => {
    const client = await adapter.getWalletClient()
    wallet.behave({ mode: 'reject', rejection: 'phrase' })
    const declined = await client.signMessage({ message: 'no' }).catch((error: BaseError) => error)
    expect((declined as BaseError).walk((error) => (error as Error).name === 'UserRejectedRequestError')).not.toBeNull()
    const answers = {
      personal_sign: () => {
        throw Object.assign(new Error('Out of order'), { code: -32603 })
      },
    }
    wallet.behave({ mode: 'approve', answers })
    await expect(client.signMessage({ message: 'no' })).rejects.toThrow('Out of order')
    expect(asked()).toEqual(['personal_sign', 'personal_sign'])
  })

  it('are missing for other networks', async () => {
    const code = 'network/notConfigured'
    await expect(adapter.getPublicClient('eip155:1')).rejects.toMatchObject({ code })
    await expect(adapter.getWalletClient({ networkId: 'eip155:1' })).rejects.toMatchObject({ code })
  })
})

/** What the wallet's owner was asked for after connecting. */
function asked(): readonly string[] {
  const silent = [
    'eth_requestAccounts',
    'eth_accounts',
    'eth_chainId',
    'wallet_revokePermissions',
    'wallet_getPermissions',
  ]
  return wallet.requests.map(({ method }) => method).filter((method) => !silent.includes(method))
}

/** The code of the kit's error and that of EIP-1193, among the causes of an error of viem's. */
async function failureOf(call: Promise<unknown>): Promise<readonly unknown[]> {
  const causes: unknown[] = []
  for (let cause = await call.catch((error: unknown) => error); cause instanceof Error; cause = cause.cause)
    causes.push(cause)
  const codes = causes.map((cause) => (cause as KitError | { code: number }).code)
  return [codes.findLast((code) => typeof code === 'string'), codes.findLast((code) => typeof code === 'number')]
}
