import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectWallets, type WalletQuery } from './selectWallets.js'
import { parseWallets } from './Wallet.js'

const everything: WalletQuery = {
  page: 1,
  entries: 100,
  search: '',
  include: [],
  exclude: [],
  chains: [],
  names: [],
  rdns: [],
  badge: undefined,
  platforms: [],
}

const wallets = parseWallets({
  wallets: [
    { name: 'Zébra', chains: ['eip155:1'], rdns: 'z.bra', app_store: 'https://a.example' },
    { name: 'Bear Rabbit', chains: ['eip155:1', 'eip155:10'], badge_type: 'certified' },
    { name: 'Rabbit', chains: ['solana:main'], play_store: 'https://p.example' },
    { name: 'First', chains: ['solana:main', 'eip155:10'], order: 1 },
  ].map((wallet) => ({ ...wallet, homepage: 'https://w.example' })),
})

const names = (query: Partial<WalletQuery>) =>
  selectWallets(wallets, { ...everything, ...query }).data.map(({ name }) => name)
const idOf = (name: string) => wallets.find((wallet) => wallet.name === name)?.id ?? ''

describe('selectWallets', () => {
  it('lists pages in the order of the directory, and counts all matches', () => {
    expect(names({})).toEqual(['First', 'Zébra', 'Bear Rabbit', 'Rabbit'])
    expect(selectWallets(wallets, { ...everything, page: 2, entries: 3 })).toMatchObject({
      count: 4,
      data: [{ name: 'Rabbit' }],
    })
    expect(selectWallets(wallets, { ...everything, page: 9 })).toEqual({ count: 4, data: [] })
  })

  it('searches names without regard to case and accents, prefix matches first', () => {
    expect(names({ search: ' RABBIT ' })).toEqual(['Rabbit', 'Bear Rabbit'])
    expect(names({ search: 'zebra' })).toEqual(['Zébra'])
    expect(names({ search: 'nothing' })).toEqual([])
  })

  it('keeps included wallets and drops excluded ones', () => {
    expect(names({ include: [idOf('Rabbit'), idOf('Zébra'), 'unknown'] })).toEqual(['Zébra', 'Rabbit'])
    expect(names({ exclude: [idOf('Rabbit'), idOf('First')] })).toEqual(['Zébra', 'Bear Rabbit'])
    expect(names({ include: [idOf('Rabbit')], exclude: [idOf('Rabbit')] })).toEqual([])
  })

  it('matches any of the chains, and an unlisted chain by its namespace', () => {
    expect(names({ chains: ['eip155:10'] })).toEqual(['First', 'Bear Rabbit'])
    expect(names({ chains: ['eip155:10', 'solana:main'] })).toEqual(['First', 'Bear Rabbit', 'Rabbit'])
    expect(names({ chains: ['eip155:31337'] })).toEqual(['First', 'Zébra', 'Bear Rabbit'])
    expect(names({ chains: ['polkadot:x'] })).toEqual([])
  })

  it('filters by badge, platform, name and reverse domain', () => {
    expect(names({ badge: 'certified' })).toEqual(['Bear Rabbit'])
    expect(names({ badge: 'none' })).toEqual(['First', 'Zébra', 'Rabbit'])
    expect(names({ platforms: ['ios'] })).toEqual(['Zébra'])
    expect(names({ platforms: ['ios', 'android'] })).toEqual(['Zébra', 'Rabbit'])
    expect(names({ names: ['first', 'ZEBRA', 'rab'] })).toEqual(['First', 'Zébra'])
    expect(names({ rdns: ['z.bra', 'other'] })).toEqual(['Zébra'])
  })

  it('returns each wallet exactly once over all pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom('', 'r', 'rab', 'e'), (entries, search) => {
        const whole = names({ search })
        const pages = Array.from({ length: 5 }, (_, index) => names({ search, entries, page: index + 1 }))
        expect(pages.flat()).toEqual(whole)
      }),
    )
  })

  it('answers a search with thousands of words over thousands of wallets without delay', () => {
    const [wallet] = wallets
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...wallet, id: `${index}`, name: `Wallet ${index}` }))
    const words = Array.from({ length: 8000 }, (_, index) => `eip155:w${index}`)
    const startedMs = performance.now()
    const query = { ...everything, names: words, chains: words, include: words, exclude: words, rdns: words }
    expect(selectWallets(many as typeof wallets, query)).toEqual({ count: 0, data: [] })
    expect(selectWallets(many as typeof wallets, { ...everything, names: [...words, 'WALLET 7'] }).count).toBe(1)
    expect(selectWallets(many as typeof wallets, { ...everything, chains: words }).count).toBe(5000)
    expect(performance.now() - startedMs).toBeLessThan(5000)
  })
})
