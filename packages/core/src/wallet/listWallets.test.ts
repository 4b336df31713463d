import { createFakePorts } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet, WalletKind } from '../directory/Wallet.js'
import { listDirectoryWallets } from './listDirectoryWallets.js'
import { listWallets, type WalletListInput } from './listWallets.js'
import { orderKinds } from './orderKinds.js'
import { normalizeWalletName } from './walletKeys.js'

const connector = (id: string, more: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  namespaces: ['eip155'],
  ...more,
})
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: id, chains: [], ...more })
const pairing = connector('walletConnect', { name: 'WalletConnect', type: 'WALLET_CONNECT', namespaces: ['eip155'] })
const none: WalletListInput = { connectors: [], recent: [], connections: [], isMobile: false }
const names = (input: Partial<WalletListInput>) => listWallets({ ...none, ...input }).map(({ name }) => name)

describe('listWallets', () => {
  const mixed: Partial<WalletListInput> = {
    connectors: [connector('Injected'), connector('External', { type: 'EXTERNAL' }), pairing],
    recent: [wallet('Recent')],
    featured: [wallet('Featured')],
    recommended: [wallet('Recommended')],
    settings: { custom: [wallet('Custom')] },
  }

  it('orders by kind: recent, injected, featured, custom, external, recommended, pairing', () => {
    expect(names(mixed)).toEqual([
      'Recent',
      'Injected',
      'Featured',
      'Custom',
      'External',
      'Recommended',
      'WalletConnect',
    ])
  })

  it('follows any configured order exactly, kind by kind, and lists the kinds it leaves out in the default order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...orderKinds()]), (order) => {
        const kinds = listWallets({ ...none, ...mixed, settings: { ...mixed.settings, order } }).map(({ kind }) => kind)
        expect(kinds).toEqual([...order, ...orderKinds().filter((kind) => !order.includes(kind))])
      }),
    )
  })

  it('leaves out a remembered injected wallet on a chain that it does not support', () => {
    const input = { connectors: [connector('fox')], recent: [wallet('fox'), wallet('app', { mobileLink: 'app://' })] }
    expect(names({ ...input, namespace: 'eip155' })).toEqual(['fox', 'app'])
    expect(names({ ...input, namespace: 'solana' })).toEqual(['app'])
    expect(names({ ...input, connectors: [] })).toEqual(['fox', 'app'])
  })

  it('keeps a remembered wallet with its own browser on phones only', () => {
    const input = { recent: [wallet('Phantom', { rdns: 'app.phantom' })], namespace: 'solana' as const }
    expect(names({ ...input, isMobile: true })).toEqual(['Phantom'])
    expect(names(input)).toEqual([])
  })

  it('marks a wallet as connected only in its namespace when the list is limited to one', () => {
    const multi = connector('multi', { namespaces: ['eip155', 'solana'] })
    const connections = [{ namespace: 'eip155', connector: multi, wallet: { name: 'multi' } }]
    const isConnected = (namespace?: string) =>
      listWallets({ ...none, connectors: [multi], connections, namespace }).map(({ connected }) => connected)
    expect([isConnected(), isConnected('eip155'), isConnected('solana')]).toEqual([[true], [true], [false]])
  })

  it('merges connectors of several namespaces, the directory entry and the recent wallet into one row', () => {
    const rows = listWallets({
      ...none,
      connectors: [
        connector('app.phantom', { name: 'Phantom', rdns: 'app.phantom', imageUrl: 'data:image/png,a' }),
        connector('phantom-solana', { name: 'Phantom', namespaces: ['solana'] }),
      ],
      recent: [wallet('app.phantom', { name: 'Phantom', rdns: 'app.phantom' })],
      featured: [wallet('a797', { name: 'Phantom', rdns: 'app.phantom', mobileLink: 'phantom://' })],
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      kind: 'recent',
      connectorIds: ['app.phantom', 'phantom-solana'],
      namespaces: ['eip155', 'solana'],
      installed: true,
      recent: true,
      imageUrl: 'data:image/png,a',
      wallet: { mobileLink: 'phantom://' },
    })
  })

  it('uses the first of two connectors with one name on one chain', () => {
    const rows = listWallets({
      ...none,
      connectors: [connector('one', { name: 'Rabby' }), connector('two', { name: 'Rabby' })],
    })
    expect(rows.map(({ connectorIds }) => connectorIds)).toEqual([['one']])
  })

  it('lists a wallet beside an earlier announced one with the same name, distinguished by the rdns', () => {
    const fake = connector('evil.example', { name: 'MetaMask', rdns: 'evil.example' })
    const real = connector('io.metamask', { name: 'MetaMask', rdns: 'io.metamask' })
    const featured = [wallet('c57ca', { name: 'MetaMask', rdns: 'io.metamask' })]
    const rows = listWallets({ ...none, connectors: [fake, real], featured })
    expect(rows).toMatchObject([
      { name: 'MetaMask', detail: 'evil.example', connectorIds: ['evil.example'] },
      { name: 'MetaMask', detail: 'io.metamask', connectorIds: ['io.metamask'], wallet: { id: 'c57ca' } },
    ])
    expect(listWallets({ ...none, connectors: [fake], featured })).toMatchObject([
      { connectorIds: ['evil.example'] },
      { connectorIds: [], installed: false, detail: 'io.metamask' },
    ])
    expect(listWallets({ ...none, connectors: [real], featured })[0]).not.toHaveProperty('detail')
  })

  it('keeps the pairing row regardless of the names of injected wallets', () => {
    const pairing = connector('walletConnect', { name: 'WalletConnect', type: 'WALLET_CONNECT' })
    const impostor = connector('name:WalletConnect', { name: 'WalletConnect' })
    for (const connectors of [
      [impostor, pairing],
      [pairing, impostor],
    ]) {
      const rows = listWallets({ ...none, connectors, featured: [wallet('w', { name: 'WalletConnect' })] })
      expect(rows).toMatchObject([
        { kind: 'injected', connectorIds: ['name:WalletConnect'] },
        { kind: 'walletConnect', connectorIds: ['walletConnect'] },
      ])
      expect(rows[1]?.wallet).toBeUndefined()
    }
  })

  it('treats Trust Wallet as Trust', () => {
    expect(
      names({ connectors: [connector('t', { name: 'Trust' })], featured: [wallet('4622', { name: 'Trust Wallet' })] }),
    ).toEqual(['Trust'])
  })

  it('lets no wallet hide another by claiming the name of one and the rdns of a second', () => {
    const rows = names({
      connectors: [
        connector('a', { name: 'MetaMask', rdns: 'io.metamask' }),
        connector('b', { name: 'Rabby', rdns: 'io.rabby' }),
        connector('c', { name: 'MetaMask', rdns: 'io.rabby' }),
      ],
    })
    expect(rows).toEqual(['MetaMask', 'Rabby'])
  })

  it('leaves out wallets that the app excluded: by id, by rdns, by name ignoring case', () => {
    const input = {
      connectors: [connector('a', { name: 'Alpha', rdns: 'io.alpha' }), connector('b', { name: 'Beta' })],
      featured: [wallet('c', { name: 'Gamma' })],
      recent: [wallet('d', { name: 'Delta' })],
    }
    expect(names({ ...input, settings: { exclude: ['io.alpha', 'BETA', 'c'] } })).toEqual(['Delta'])
  })

  it('hides the generic browser wallet on a desktop with a named wallet, and shows it where it is alone', () => {
    const generic = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })
    const second = connector('injected2', { name: 'Browser Wallet 2', type: 'INJECTED' })
    expect(names({ connectors: [generic, second, connector('Alpha')] })).toEqual(['Alpha'])
    expect(names({ connectors: [generic, connector('Alpha', { type: 'INJECTED' })] })).toEqual(['Alpha'])
    expect(names({ connectors: [generic, pairing] })).toEqual(['Browser Wallet', 'WalletConnect'])
    expect(names({ connectors: [generic, second] })).toEqual(['Browser Wallet', 'Browser Wallet 2'])
    // A wallet of another namespace doesn't count.
    const solana = connector('Sol', { namespaces: ['solana'] })
    expect(names({ connectors: [generic, solana] })).toEqual(['Browser Wallet', 'Sol'])
  })

  it('shows the generic browser wallet on a phone that has a wallet, or when it has an rdns', () => {
    const generic = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })
    expect(names({ connectors: [generic], isMobile: true })).toEqual(['Browser Wallet'])
    const external = connector('x', { name: 'Browser Wallet', type: 'EXTERNAL' })
    expect(names({ connectors: [external], isMobile: true })).toEqual([])
    expect(names({ connectors: [{ ...external, name: 'Browser Wallet 2' }], isMobile: true })).toEqual([])
    expect(names({ connectors: [external] })).toEqual([])
    expect(names({ connectors: [{ ...external, rdns: 'a.b' }], isMobile: true })).toEqual(['Browser Wallet'])
  })

  it('gives embedded-wallet connectors no row', () => {
    expect(names({ connectors: [connector('auth', { type: 'AUTH' }), connector('id', { type: 'ID_AUTH' })] })).toEqual(
      [],
    )
  })

  it('hides the pairing row of a user who is connected through it, and marks the wallet behind it', () => {
    const rows = listWallets({
      ...none,
      connectors: [pairing],
      connections: [{ connector: pairing, wallet: { name: 'Rainbow' } }],
      featured: [wallet('1ae9', { name: 'Rainbow' }), wallet('c03d', { name: 'Other' })],
    })
    expect(rows.map(({ name, connected }) => [name, connected])).toEqual([
      ['Rainbow', true],
      ['Other', false],
    ])
  })

  it('marks a connected wallet', () => {
    const a = connector('a')
    const rows = listWallets({ ...none, connectors: [a], connections: [{ connector: a, wallet: { name: 'a' } }] })
    expect(rows[0]).toMatchObject({ connected: true, installed: true })
  })

  it('keeps wallets on a phone that can be opened there', () => {
    const featured = [
      wallet('extension', { chromeStore: 'https://c.example' }),
      wallet('app', { mobileLink: 'app://' }),
      wallet('web', { webappLink: 'https://w.example' }),
      wallet('own', { browseLink: 'own://{href}' }),
    ]
    expect(names({ featured, isMobile: true })).toEqual(['app', 'web', 'own'])
    expect(names({ featured })).toHaveLength(4)
  })

  describe("in a wallet's own browser", () => {
    const generic = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })
    const coinbase = wallet('c1', { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', mobileLink: 'cbwallet://' })
    const inPage = (isMobile: boolean, globals: object) => ({
      isMobile,
      ports: {
        platform: { ...createFakePorts().platform, isMobile },
        announcements: { ...createFakePorts().announcements, read: (name: string) => Reflect.get(globals, name) },
      },
    })
    const marked = inPage(true, { coinbaseWalletExtension: {} })

    it('offers that wallet as installed when the page finds it without a name', () => {
      const input = { ...none, connectors: [generic], recommended: [coinbase], ...marked }
      const row = { id: 'com.coinbase.wallet', name: 'Coinbase Wallet', kind: 'injected', installed: true }
      expect(listWallets(input)).toMatchObject([{ ...row, connectorIds: ['injected'], wallet: coinbase }])
      expect(listDirectoryWallets({ ...input, wallets: [coinbase] })).toMatchObject([
        { installed: true, connectorIds: ['injected'] },
      ])
    })

    it('lists that wallet once when it also announced itself', () => {
      const announced = connector('com.coinbase.wallet', { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' })
      const rows = listWallets({ ...none, connectors: [announced, generic], recommended: [coinbase], ...marked })
      expect(rows).toMatchObject([{ connectorIds: ['com.coinbase.wallet'] }])
    })

    it.each([
      ['without its marker', inPage(true, {})],
      ['on a desktop, where an extension sets the same marker', inPage(false, { coinbaseWalletExtension: {} })],
    ])('keeps the wallets apart %s', (_, page) => {
      const rows = listWallets({ ...none, connectors: [generic], recommended: [coinbase], ...page })
      expect(rows.map(({ name, installed }) => [name, installed])).toEqual([
        ['Browser Wallet', true],
        ['Coinbase Wallet', false],
      ])
    })
  })

  it('limits the list to a namespace', () => {
    const input = {
      connectors: [connector('e'), connector('s', { namespaces: ['solana'] })],
      featured: [wallet('sol', { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }), wallet('any')],
    }
    expect(names({ ...input, namespace: 'solana' })).toEqual(['s', 'sol', 'any'])
  })

  describe('with any page and directory', () => {
    const name = fc.constantFrom('Alpha', 'Beta', 'alpha', 'Trust', 'Trust Wallet', 'Browser Wallet', 'Gamma')
    const rdns = fc.option(fc.constantFrom('io.a', 'io.b', 'IO.A'), { nil: undefined })
    const anyConnector = fc
      .record({
        name,
        rdns,
        type: fc.constantFrom('ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH'),
        namespaces: fc.uniqueArray(fc.constantFrom('eip155', 'solana'), { minLength: 1 }),
      })
      .map(({ rdns: given, ...rest }) => ({ ...rest, ...(given && { rdns: given }) }))
    const connectors = fc
      .array(anyConnector, { maxLength: 12 })
      .map((list) => list.map((info, index) => ({ ...info, id: `c${index}` }) as ConnectorInfo))
    const anyWallet = fc
      .record({ id: fc.constantFrom('w1', 'w2', 'w3', 'w4'), name, rdns })
      .map(({ rdns: given, ...rest }) => wallet(rest.id, { ...rest, ...(given && { rdns: given }) }))
    const wallets = fc.array(anyWallet, { maxLength: 6 })
    const order = fc.option(fc.uniqueArray(fc.constantFrom<WalletKind>(...orderKinds())), { nil: undefined })
    const input = fc
      .record({
        connectors,
        recent: wallets,
        featured: wallets,
        recommended: wallets,
        custom: wallets,
        order,
        isMobile: fc.boolean(),
      })
      .map(({ custom, order: given, ...rest }) => ({
        ...none,
        ...rest,
        settings: { custom, ...(given && { order: given }) },
      }))

    it('never returns two rows for one wallet', () => {
      fc.assert(
        fc.property(input, (given) => {
          const rows = listWallets(given)
          const own = rows.filter(({ kind }) => kind !== 'walletConnect')
          const domains = own.flatMap((row) => (row.rdns ? [row.rdns.toLowerCase()] : []))
          expect(new Set(domains).size).toBe(domains.length)
          for (const { name, rdns } of own) {
            const others = own.filter((row) => normalizeWalletName(row.name) === normalizeWalletName(name))
            if (others.length > 1) expect(rdns).toBeDefined()
          }
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        }),
      )
    })

    it('returns rows in the order of kinds', () => {
      fc.assert(
        fc.property(input, (given) => {
          const all = [...new Set([...(given.settings.order ?? []), ...orderKinds()])]
          const ranks = listWallets(given).map(({ kind }) => all.indexOf(kind))
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        }),
      )
    })

    it('makes each announced wallet reachable by name and chain, and puts each connector into one row at most', () => {
      fc.assert(
        fc.property(input, (given) => {
          const rows = listWallets(given)
          const ids = rows.flatMap(({ connectorIds }) => connectorIds)
          expect(new Set(ids).size).toBe(ids.length)
          for (const info of given.connectors) {
            if (info.type !== 'ANNOUNCED' || info.name === 'Browser Wallet') continue
            expect(rows.some(({ namespaces }) => info.namespaces.every((one) => namespaces.includes(one)))).toBe(true)
          }
        }),
      )
    })

    it('never lists an excluded name', () => {
      fc.assert(
        fc.property(input, (given) => {
          const rows = listWallets({ ...given, settings: { ...given.settings, exclude: ['alpha', 'io.b', 'w3'] } })
          for (const row of rows) {
            expect(row.name.toLowerCase()).not.toBe('alpha')
            expect(row.rdns).not.toBe('io.b')
            expect(row.wallet?.id).not.toBe('w3')
          }
        }),
      )
    })

    it('does not change its input', () => {
      fc.assert(
        fc.property(input, (given) => {
          const before = JSON.stringify(given)
          listWallets(given)
          expect(JSON.stringify(given)).toBe(before)
        }),
      )
    })
  })
})
