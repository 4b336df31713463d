import { describe, expect, it } from 'vitest'
import type { Wallet } from '../directory/Wallet.js'
import { listDirectoryWallets } from './listDirectoryWallets.js'

const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: id, chains: [], ...more })
const none = { connectors: [], recent: [], connections: [], isMobile: false } as const

describe('listDirectoryWallets', () => {
  it('keeps the order of the directory with installed wallets first, one row per id', () => {
    const rows = listDirectoryWallets({
      ...none,
      wallets: [wallet('a'), wallet('b', { rdns: 'io.b' }), wallet('a'), wallet('c')],
      connectors: [{ id: 'io.b', name: 'Bee', type: 'ANNOUNCED', namespaces: ['eip155'], rdns: 'io.b' }],
    })
    expect(rows.map(({ id, installed }) => [id, installed])).toEqual([
      ['b', true],
      ['a', false],
      ['c', false],
    ])
    expect(rows[0]).toMatchObject({ connectorIds: ['io.b'], namespaces: ['eip155'] })
  })

  it('leaves out wallets of other namespaces, and treats one that is installed for those as not installed', () => {
    const wallets = [
      wallet('a', { chains: ['eip155:1'] }),
      wallet('b', { chains: ['eip155:1', 'solana:x'] }),
      wallet('c'),
    ]
    const connectors = [{ id: 'b', name: 'b', type: 'ANNOUNCED', namespaces: ['eip155'] }] as const
    const rows = (namespace?: string) =>
      listDirectoryWallets({ ...none, wallets, connectors, namespace }).map(({ id, installed }) => [id, installed])
    expect(rows('solana')).toEqual([
      ['b', false],
      ['c', false],
    ])
    expect(rows()).toEqual([
      ['b', true],
      ['a', false],
      ['c', false],
    ])
  })

  it('matches no connector of another rdns to a directory wallet, even if it has its name', () => {
    const wallets = [wallet('c57ca', { name: 'MetaMask', rdns: 'io.metamask' })]
    const as = (rdns: string) =>
      ({ id: rdns, rdns, name: 'MetaMask', type: 'ANNOUNCED', namespaces: ['eip155'] }) as const
    const reached = (...all: readonly string[]) =>
      listDirectoryWallets({ ...none, wallets, connectors: all.map(as) })[0]?.connectorIds
    expect(reached('evil.example')).toEqual([])
    expect(reached('evil.example', 'io.metamask')).toEqual(['io.metamask'])
  })

  it('leaves out excluded wallets and those that a phone cannot open', () => {
    const wallets = [wallet('a'), wallet('b', { mobileLink: 'b://' }), wallet('c', { mobileLink: 'c://' })]
    const rows = listDirectoryWallets({ ...none, wallets, isMobile: true, settings: { exclude: ['C'] } })
    expect(rows.map(({ id }) => id)).toEqual(['b'])
  })
})
