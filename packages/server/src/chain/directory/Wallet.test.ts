import { describe, expect, it } from 'vitest'
import { seedFile } from './seedFile.js'
import { parseWallets } from './Wallet.js'

const minimal = { name: 'Mine', homepage: 'https://mine.example', chains: ['eip155:1'] }

describe('parseWallets', () => {
  it('fills in missing fields: a stable ID, a picture, an order, null for unknown values', () => {
    const [wallet] = parseWallets({ wallets: [minimal] })
    expect(wallet).toEqual({
      ...minimal,
      id: expect.any(String),
      image_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      order: 10,
      rdns: null,
      mobile_link: null,
      desktop_link: null,
      webapp_link: null,
      link_mode: null,
      app_store: null,
      play_store: null,
      chrome_store: null,
      injected: null,
      badge_type: 'none',
    })
    expect(wallet?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(parseWallets({ wallets: [{ ...minimal, name: ' MINE ', homepage: 'https://new.example' }] })[0]?.id).toBe(
      wallet?.id,
    )
  })

  it.each([
    ['mobile_link', 'javascript:alert(1)'],
    ['desktop_link', 'data:text/html,x'],
    ['mobile_link', 'no scheme'],
    ['webapp_link', 'ftp://x.example'],
    ['homepage', 'javascript:alert(1)'],
    ['app_store', 'itms://x'],
    ['chains', ['mainnet']],
    ['name', '   '],
    ['id', 'short'],
    ['colour', 'red'],
  ])('refuses %s: %o', (field, value) => {
    expect(() => parseWallets({ wallets: [minimal, { ...minimal, name: 'Other', [field]: value }] })).toThrow(
      /^wallets\.1/,
    )
  })

  it('refuses a duplicate wallet', () => {
    expect(() => parseWallets({ wallets: [minimal, minimal] })).toThrow('wallets.1.id: duplicate wallet ID')
  })
})

describe('seedFile', () => {
  const wallets = parseWallets(seedFile())

  it('has at least 60 wallets, each with its own ID and picture', () => {
    expect(wallets.length).toBeGreaterThanOrEqual(60)
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    expect(new Set(wallets.map(({ image_id }) => image_id)).size).toBe(wallets.length)
  })

  it('keeps its IDs across releases', () => {
    const idOf = (name: string) => wallets.find((wallet) => wallet.name === name)?.id
    // sha256 of the reverse domain, or of the name without one.
    expect(idOf('MetaMask')).toBe('907d88e72257f6ac7f56bccb624bbe944b2f193fc9d107eb4101a6c3a6eaba89')
    expect(idOf('Ledger Live')).toBe('dfa52af91e870d48b8eccf70f57df2fff178a250e1bbad498a5b21f9aa263c7a')
  })

  it('covers every supported namespace, and phones, desktops and browsers', () => {
    const namespaces = new Set(wallets.flatMap(({ chains }) => chains.map((chain) => chain.split(':')[0])))
    expect([...namespaces].sort()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
    for (const field of ['mobile_link', 'desktop_link', 'webapp_link', 'rdns', 'chrome_store'] as const) {
      expect(
        wallets.some((wallet) => wallet[field] !== null),
        field,
      ).toBe(true)
    }
    expect(wallets.filter(({ badge_type }) => badge_type === 'certified').length).toBeGreaterThan(5)
  })

  it.each(['MetaMask', 'Trust Wallet', 'Rainbow', 'Uniswap Wallet'])('has the universal link of %s', (name) => {
    const wallet = wallets.find((one) => one.name === name)
    expect(wallet?.link_mode).toMatch(/^https:\/\/[\w.-]+\/(app\/)?$/)
    expect(wallet?.mobile_link).toMatch(/^\w+:\/\/$/)
  })

  it.each(['Phantom', 'Solflare'])('offers no pairing with %s, which opens pages in its own browser', (name) => {
    const wallet = wallets.find((one) => one.name === name)
    expect([wallet?.mobile_link, wallet?.link_mode, wallet?.desktop_link, wallet?.webapp_link]).toEqual(
      Array(4).fill(null),
    )
    expect(wallet?.app_store).toMatch(/^https:/)
  })
})
