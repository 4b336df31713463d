import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanMark } from '../scripts/cleanMark.js'
import { pictureFiles, pictureFolders } from '../scripts/pictureFiles.js'
import { icons } from './icons.js'
import { wallets } from './wallets.js'

describe('generated pictures', () => {
  it('match what the script creates from the collection, with its licence notice', async () => {
    const files = await pictureFiles()
    for (const [path, text] of files) expect(existsSync(path) && readFileSync(path, 'utf8'), path).toBe(text)
    for (const folder of pictureFolders) {
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
      expect(found.map((name) => join(folder, name)).filter((path) => !files.has(path))).toEqual([])
    }
    const notices = [...files].filter(([path]) => path.endsWith('THIRD-PARTY-LICENSES.md'))
    expect(notices).toHaveLength(2)
    for (const [, text] of notices) {
      expect(text).toMatch(/^## @web3icons\/core - \d+\.\d+\.\d+ \(MIT\)$/m)
      expect(text).toContain('Permission is hereby granted, free of charge')
      expect(text).toContain('Copyright (c) 2024 0xa3k5')
    }
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="alert(1)"><path d="M0 0h9v9z"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><image href="https://spy.example/x.png"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>',
    'not a picture',
  ])('contain drawings that neither run nor fetch, unlike %s', (text) => {
    expect(() => cleanMark(text)).toThrow()
  })
})

describe('wallets', () => {
  it('have unique IDs, CAIP-2 networks, and links that open an app or a page', () => {
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    expect(
      wallets.flatMap(({ chains }) => chains).filter((id) => !/^[a-z0-9]{3,8}:[-a-zA-Z0-9]{1,32}$/.test(id)),
    ).toEqual([])
    const links = wallets.flatMap(({ mobileLink = [], desktopLink = [] }) => [mobileLink, desktopLink].flat())
    expect(links.filter((link) => !/^(?!javascript|data|file|blob)[a-z][\w+.-]*:\/\/\S*$/i.test(link))).toEqual([])
    const pages = wallets.flatMap(({ homepage, linkMode, webappLink, appStore, playStore, chromeStore }) =>
      [homepage, linkMode, webappLink, appStore, playStore, chromeStore].flatMap((url) => url ?? []),
    )
    expect(pages.filter((url) => new URL(url).protocol !== 'https:')).toEqual([])
  })

  it('include the common ones, with an icon as an image URL', () => {
    const named = new Map(wallets.map((wallet) => [wallet.name, wallet]))
    for (const name of ['MetaMask', 'Coinbase Wallet', 'Rainbow', 'Phantom', 'Trust Wallet'])
      expect(named.get(name)?.imageUrl).toMatch(/^data:image\/svg\+xml,<svg [^#%]*(%23|%25|[^#%])*<\/svg>$/)
  })
})

describe('icons', () => {
  it('has the common networks by CAIP-2 id, as image URLs', async () => {
    const networks = await icons.networks()
    for (const id of ['eip155:1', 'eip155:8453', 'eip155:42161', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
      expect(networks[id]).toMatch(/^data:image\/svg\+xml,<svg [^#%]*(%23|%25|[^#%])*<\/svg>$/)
    expect(networks['eip155:11155111']).toBe(networks['eip155:1'])
    expect(Object.keys(networks).filter((id) => !/^[a-z0-9]{3,8}:[-a-zA-Z0-9]{1,32}$/.test(id))).toEqual([])
  })

  it('has every namespace of the kit, and pairing', async () => {
    expect(Object.keys(await icons.namespaces()).sort()).toEqual(
      ['bip122', 'cosmos', 'eip155', 'polkadot', 'solana', 'walletConnect'].sort(),
    )
  })
})
