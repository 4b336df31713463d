import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Wallet } from '../directory/Wallet.js'
import { createStore } from '../store/createStore.js'
import { createRecentWallets } from './createRecentWallets.js'
import { parseStoredWallets } from './parseStoredWallets.js'

const wallet = (id: string): Wallet => ({ id, name: id, chains: [] })

function setup(stored: unknown = undefined) {
  let kept = stored
  const storage = {
    key: 'kit.recentWallets',
    read: () => kept,
    write: (value: unknown) => {
      kept = JSON.parse(JSON.stringify(value))
    },
  }
  const store = createStore<readonly Wallet[]>([])
  return { recent: createRecentWallets(store, storage), storage, store }
}

describe('createRecentWallets', () => {
  it('keeps the last two, newest first, each once', () => {
    const { recent, store } = setup()
    for (const id of ['a', 'b', 'a', 'c']) recent.remember(wallet(id))
    expect(store.getState().map(({ id }) => id)).toEqual(['c', 'a'])
  })

  it('forgets the wallet of a row, over reloads, and no other wallet with its name', () => {
    const { recent, storage, store } = setup()
    recent.remember({ ...wallet('other'), name: 'Alpha', rdns: 'com.other' })
    recent.remember({ ...wallet('directory-id'), name: 'Alpha', rdns: 'com.alpha' })
    recent.forget({ name: 'alpha', rdns: 'com.alpha' })
    expect(store.getState().map(({ id }) => id)).toEqual(['other'])
    recent.reload()
    expect(store.getState().map(({ id }) => id)).toEqual(['other'])
    recent.forget({ name: 'Renamed', wallet: wallet('other') })
    expect(storage.read()).toEqual([])
  })

  it('restores the wallets after a reload', () => {
    const { recent, storage } = setup()
    recent.remember(wallet('a'))
    const next = createStore<readonly Wallet[]>([])
    createRecentWallets(next, storage).reload()
    expect(next.getState()).toEqual([wallet('a')])
  })

  it('keeps its identity when storage is unchanged', () => {
    const { recent, store } = setup()
    recent.remember(wallet('a'))
    const before = store.getState()
    recent.reload()
    expect(store.getState()).toBe(before)
  })
})

describe('parseStoredWallets', () => {
  it('returns only wallets for any value, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const { id, name } of parseStoredWallets(stored)) {
          expect(typeof id).toBe('string')
          expect(typeof name).toBe('string')
        }
      }),
    )
  })

  it('drops values that are unsafe or too long, and keeps the wallet', () => {
    const stored = [
      { id: 'a', name: 'A'.repeat(99), chains: ['eip155:1', 7, 'x'], imageUrl: 'javascript:1', mobileLink: 'a://' },
      { id: 'b', name: 'B', homepage: ' javascript:alert(1)', imageUrl: `data:image/png,${'x'.repeat(20_000)}` },
      { id: 'c', name: 'C' },
    ]
    expect(parseStoredWallets(stored)).toEqual([
      { id: 'a', name: 'A'.repeat(64), chains: ['eip155:1'], mobileLink: 'a://' },
      { id: 'b', name: 'B', chains: [] },
    ])
  })
})
