import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import { describe, expect, it } from 'vitest'
import { createFakeStorage } from '../ports/createFakeStorage.js'
import { createPolkadotTestWallet } from './createPolkadotTestWallet.js'
import type { InjectedAccount, PolkadotTestWallet, PolkadotTestWalletOptions } from './PolkadotTestWallet.js'

type Session = {
  readonly accounts: {
    get(): Promise<readonly InjectedAccount[]>
    subscribe(listener: (accounts: readonly InjectedAccount[]) => void): () => void
  }
  readonly signer: { signRaw(request: object): Promise<{ readonly signature: string }> }
}
const enable = (wallet: PolkadotTestWallet) => wallet.injected.enable('dapp.example') as Promise<Session>
const sign = ({ signer }: Session, address: string | undefined, text: string) =>
  signer.signRaw({ address, data: `0x${Buffer.from(text).toString('hex')}`, type: 'bytes' })
const connected = async (options?: PolkadotTestWalletOptions) => {
  const wallet = createPolkadotTestWallet(options)
  return { wallet, session: await enable(wallet) }
}

describe('createPolkadotTestWallet', () => {
  it('has the addresses that a well-known library derives from its keys', () => {
    const ethereum = { type: 'ethereum', seed: new Uint8Array(32).fill(4) } as const
    expect(createPolkadotTestWallet().addresses).toEqual([
      '5CcyqxXnJucaCnQQvvUg5EPzj1uoNAxACZvzArHw5aVDvgNH',
      '5CfCr47V5Dte6bwxNBE8K9oNnQd9fiay6aDEEkgYtFv7w4Fq',
      '5HRpwPyE1uvg2mNSKLYRkmiNArwERjCuKvLnzg17EHxqJdLc',
    ])
    expect(createPolkadotTestWallet({ keys: [ethereum] }).addresses).toEqual([
      '0xc48b812bb43401392c037381aca934f4069c0517',
    ])
  })

  it('injects itself beside other wallets until it is removed', () => {
    const page: { injectedWeb3?: object } = {}
    const wallet = createPolkadotTestWallet({ name: 'A <b>bold</b> wallet' })
    createPolkadotTestWallet({ name: 'other' }).announce(page)
    const removeWallet = wallet.announce(page)
    expect(Object.keys(page.injectedWeb3 ?? {})).toEqual(['other', 'A <b>bold</b> wallet'])
    removeWallet()
    expect(Object.keys(page.injectedWeb3 ?? {})).toEqual(['other'])
  })

  it('prompts its owner once per page, and stores the decision', async () => {
    const storage = createFakeStorage()
    const prompts: string[] = []
    const options = { storage, onPrompt: (method: string) => prompts.push(method) }
    await connected(options)
    await connected(options)
    expect(prompts).toEqual(['enable'])
  })

  it('signs wrapped bytes, and bare ones when configured to', async () => {
    const { wallet, session } = await connected()
    const [address = '', , ed25519Address = ''] = wallet.addresses
    const keyOf = (text: string) => base58.decode(text).slice(1, 33)
    const { signature } = await sign(session, address, 'hello')
    const wrapped = utf8ToBytes('<Bytes>hello</Bytes>')
    expect(sr25519.verify(wrapped, hexToBytes(signature.slice(2)), keyOf(address))).toBe(true)
    const again = await sign(session, ed25519Address, '<Bytes>hello</Bytes>')
    expect(ed25519.verify(hexToBytes(again.signature.slice(2)), wrapped, keyOf(ed25519Address))).toBe(true)
    wallet.behave({ wrapsBytes: false })
    const bare = await sign(session, ed25519Address, 'hello')
    expect(ed25519.verify(hexToBytes(bare.signature.slice(2)), utf8ToBytes('hello'), keyOf(ed25519Address))).toBe(true)
  })

  it('reports its accounts immediately and after each change, until it has no subscribers', async () => {
    const { wallet, session } = await connected()
    const reported: number[] = []
    const end = session.accounts.subscribe((accounts) => reported.push(accounts.length))
    await expect.poll(() => reported).toEqual([3])
    wallet.lock()
    wallet.unlock()
    wallet.selectAccount(wallet.addresses[1] ?? '')
    wallet.revoke()
    expect(reported).toEqual([3, 0, 3, 3, 0])
    end()
    expect(wallet.listenerCount()).toBe(0)
    expect(() => wallet.selectAccount('5nobody')).toThrow(RangeError)
  })

  it.each([
    ['cancelled', 'Cancelled'],
    ['rejected', 'Rejected'],
    ['byUser', 'Rejected by user'],
    ['notAllowed', 'not allowed to interact'],
    ['plain', 'User rejected'],
  ] as const)('rejects in the shape %s', async (rejection, message) => {
    const wallet = createPolkadotTestWallet({ behavior: { mode: 'reject', rejection } })
    await expect(enable(wallet)).rejects.toThrow(message)
    expect(wallet.authorized).toBe(false)
  })

  it('lets the owner answer one prompt after another', async () => {
    const wallet = createPolkadotTestWallet({ behavior: { mode: 'manual' } })
    const opened = enable(wallet)
    expect(await wallet.approveNext()).toMatchObject({ method: 'enable', params: 'dapp.example' })
    const refused = expect(sign(await opened, wallet.selected, 'no')).rejects.toThrow('Cancelled')
    await wallet.rejectNext()
    await refused
    expect(wallet.queue).toEqual([])
  })

  it('throws synchronously, gives scripted responses, and signs only for accounts visible to the page', async () => {
    const { wallet, session } = await connected()
    wallet.behave({ mode: 'throw' })
    expect(() => sign(session, wallet.selected, 'x')).toThrow('synchronously')
    wallet.behave({ mode: 'approve', responses: { 'accounts.get': () => 'nonsense' } })
    expect(await session.accounts.get()).toBe('nonsense')
    wallet.revoke()
    await expect(sign(session, wallet.selected, 'x')).rejects.toMatchObject({ code: 4100 })
  })
})
