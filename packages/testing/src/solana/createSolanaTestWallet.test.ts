import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeAnnouncements } from '../ports/createFakeAnnouncements.js'
import { createFakeStorage } from '../ports/createFakeStorage.js'
import { createSolanaTestWallet } from './createSolanaTestWallet.js'
import type { SolanaTestAccount, SolanaTestWallet, SolanaTestWalletOptions } from './SolanaTestWallet.js'

type Feature = (...inputs: unknown[]) => Promise<never>
const chains = { 'solana:localnet': 'http://127.0.0.1:9' }
const create = (options: Partial<SolanaTestWalletOptions> = {}) => createSolanaTestWallet({ chains, ...options })
const feature = ({ wallet }: SolanaTestWallet, name: string) =>
  wallet.features[name]?.[name.slice(name.indexOf(':') + 1)] as Feature
const connect = async (wallet: SolanaTestWallet, input?: object) => {
  const { accounts } = (await feature(wallet, 'standard:connect')(...(input ? [input] : []))) as {
    accounts: readonly SolanaTestAccount[]
  }
  return accounts
}
const received = (wallet: SolanaTestWallet) => {
  const changes: { accounts: readonly SolanaTestAccount[] }[] = []
  const on = wallet.wallet.features['standard:events']?.['on'] as (name: string, listener: unknown) => () => void
  return { changes, end: on('change', (change: never) => changes.push(change)) }
}

afterEach(() => vi.unstubAllGlobals())

describe('createSolanaTestWallet', () => {
  // The library keeps one list of wallets per process, for the page that came first: no other test of this project uses it.
  it('registers with the Wallet Standard’s own library for apps', () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const { wallet, announce } = create()
    announce(page)
    expect(getWallets().get()).toEqual([wallet])
  })

  it('shows the page no account until the owner agrees, and then the same one each time', async () => {
    const wallet = create()
    expect([wallet.authorized, wallet.wallet.accounts]).toEqual([false, []])
    expect(await connect(wallet, { silent: true })).toEqual([])
    const [account] = await connect(wallet)
    expect(account?.address).toBe(wallet.selected)
    expect(base58.encode(account?.publicKey as Uint8Array)).toBe(account?.address)
    expect(wallet.wallet.accounts[0]).toBe(account)
    expect(await connect(wallet, { silent: true })).toEqual([account])
  })

  it('signs messages with real keys, only for the account that it showed', async () => {
    const wallet = create()
    const [account] = await connect(wallet)
    const message = new TextEncoder().encode('Grüße')
    const outputs = (await feature(wallet, 'solana:signMessage')({ account, message })) as unknown as {
      signature: Uint8Array
      signedMessage: Uint8Array
    }[]
    expect(outputs).toHaveLength(1)
    expect(outputs[0]?.signedMessage).toEqual(message)
    expect(ed25519.verify(outputs[0]?.signature as Uint8Array, message, base58.decode(wallet.selected))).toBe(true)
    const other = { address: wallet.addresses[1] }
    await expect(feature(wallet, 'solana:signMessage')({ account: other, message })).rejects.toMatchObject({
      code: 4100,
    })
    await expect(feature(wallet, 'solana:signMessage')({ account, message: 'text' })).rejects.toMatchObject({
      code: -32602,
    })
  })

  it('follows the owner’s decision on a prompt', async () => {
    const prompts: string[] = []
    const wallet = create({ onPrompt: (method) => prompts.push(method) })
    wallet.behave({ mode: 'reject', rejection: 'pairing' })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 5000 })
    wallet.behave({ mode: 'throw' })
    expect(() => feature(wallet, 'standard:connect')()).toThrow('synchronously')
    wallet.behave({ mode: 'manual' })
    const connecting = connect(wallet)
    expect((await wallet.approveNext()).method).toBe('standard:connect')
    expect(await connecting).toHaveLength(1)
    const message = new Uint8Array(1)
    const signing = feature(wallet, 'solana:signMessage')({ account: wallet.wallet.accounts[0], message })
    await wallet.rejectNext()
    await expect(signing).rejects.toMatchObject({ code: 5000 })
    expect(wallet.queue).toEqual([])
    expect(prompts).toEqual(['standard:connect', 'standard:connect', 'solana:signMessage'])
    wallet.behave({ methods: { '*': 'hang' } })
    const settled = await Promise.race([connect(wallet, { silent: true }), Promise.resolve('hangs')])
    expect(settled).toBe('hangs')
  })

  it('notifies the page when the account changes, the wallet is locked or the owner revokes access', async () => {
    const wallet = create()
    await connect(wallet)
    const { changes, end } = received(wallet)
    const [, second = ''] = wallet.addresses
    wallet.selectAccount(second)
    wallet.lock()
    wallet.unlock()
    wallet.revoke()
    expect(changes.map(({ accounts }) => accounts.map(({ address }) => address))).toEqual([[second], [], [second], []])
    expect(wallet.listenerCount()).toBe(1)
    end()
    expect(wallet.listenerCount()).toBe(0)
    expect(() => wallet.selectAccount('unknown')).toThrow(RangeError)
  })

  it('remembers the page if it has storage, full or not', async () => {
    const storage = createFakeStorage()
    await connect(create({ storage }))
    expect(create({ storage }).authorized).toBe(true)
    await feature(create({ storage }), 'standard:disconnect')()
    expect(create({ storage }).authorized).toBe(false)
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(await connect(create({ storage: full }))).toHaveLength(1)
  })

  it('acts as one wallet across the tabs of a page that share storage', async () => {
    const storage = createFakeStorage()
    const [one, two] = [create({ storage }), create({ storage })]
    const { page } = createFakeAnnouncements()
    const end = two.announce(page)
    const { changes } = received(two)
    await connect(one)
    const [, second = ''] = one.addresses
    one.selectAccount(second)
    const [key = ''] = [...storage.items.keys()]
    const dispatchStorage = () => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    dispatchStorage()
    expect([two.authorized, two.selected]).toEqual([true, second])
    expect(changes.map(({ accounts }) => accounts[0]?.address)).toEqual([second])
    storage.setItem(key, '{ rubbish')
    dispatchStorage()
    end()
    one.revoke()
    dispatchStorage()
    expect(changes).toHaveLength(1)
  })

  it('registers whichever side is first, and unregisters itself', () => {
    const { page } = createFakeAnnouncements()
    const found = new Set<unknown>()
    const api = {
      register: (wallet: unknown) => {
        found.add(wallet)
        return () => found.delete(wallet)
      },
    }
    const early = create({ name: 'Early' })
    const end = early.announce(page)
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect([...found]).toEqual([early.wallet])
    page.addEventListener('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail(api))
    const late = create({ name: 'Late\u202e <b>' })
    late.announce(page)
    expect([...found]).toEqual([early.wallet, late.wallet])
    end()
    expect([...found]).toEqual([late.wallet])
  })

  it('lacks the configured features, on the wallet and on its accounts', async () => {
    const wallet = create({ behavior: { unsupported: ['solana:signIn'] } })
    const [account] = await connect(wallet)
    expect(account?.features).not.toContain('solana:signIn')
    expect(wallet.wallet.features).not.toHaveProperty('solana:signIn')
    wallet.behave({ unsupported: [] })
    expect(wallet.wallet.accounts[0]?.features).toContain('solana:signIn')
  })

  it('signs in without being connected before, and connects by that', async () => {
    const wallet = create({ domain: 'dapp.example' })
    const [output] = (await feature(wallet, 'solana:signIn')({ nonce: 'abcdefgh' })) as unknown as {
      account: SolanaTestAccount
      signedMessage: Uint8Array
    }[]
    expect(new TextDecoder().decode(output?.signedMessage)).toBe(
      `dapp.example wants you to sign in with your Solana account:\n${wallet.selected}\n\nNonce: abcdefgh`,
    )
    expect([wallet.authorized, output?.account.address]).toEqual([true, wallet.selected])
  })
})
