import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Wallet } from '../directory/Wallet.js'
import { storeLink } from './walletLinkFallback.js'
import { type LinkPlatform, walletBrowseLink, walletLinks } from './walletLinks.js'

/** A faster `fc.webUrl()`, whose paths take seconds to set up. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const uri = 'wc:abc@2?relay-protocol=irn&symKey=00'
const once = encodeURIComponent(uri)
const phone: LinkPlatform = { os: 'ios', isTelegram: false, isInIframe: false }
const wallet = (links: Partial<Wallet>): Wallet => ({ id: 'a', name: 'A', chains: [], ...links })

describe('walletLinks', () => {
  it.each([
    ['metamask://', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask', `metamask://wc?uri=${once}`, 'metamask://'],
    ['metamask:', `metamask://wc?uri=${once}`, 'metamask://'],
    ['rainbow://app', `rainbow://app/wc?uri=${once}`, 'rainbow://app/'],
    ['https://rnbwapp.com', `https://rnbwapp.com/wc?uri=${once}`, 'https://rnbwapp.com/'],
  ])('puts the pairing link into %s', (mobileLink, redirect, href) => {
    expect(walletLinks(wallet({ mobileLink }), uri, phone).mobile).toEqual({ redirect, href, target: '_self' })
  })

  it('adds the universal form when the wallet has one', () => {
    expect(walletLinks(wallet({ mobileLink: 'a://', linkMode: 'https://a.example' }), uri, phone).mobile).toMatchObject(
      {
        redirect: `a://wc?uri=${once}`,
        universal: `https://a.example/wc?uri=${once}`,
      },
    )
  })

  it('uses the universal form when there is no other', () => {
    expect(walletLinks(wallet({ linkMode: 'https://a.example' }), uri, phone).mobile?.redirect).toBe(
      `https://a.example/wc?uri=${once}`,
    )
  })

  it('opens in the top frame from an iframe, and in a new window from Telegram', () => {
    const a = wallet({ mobileLink: 'a://', webappLink: 'https://a.example' })
    expect(walletLinks(a, uri, { ...phone, isInIframe: true }).mobile?.target).toBe('_top')
    expect(walletLinks(a, uri, { ...phone, isTelegram: true, isInIframe: true }).mobile?.target).toBe('_blank')
    expect(walletLinks(a, uri, phone).webapp).toMatchObject({ target: '_blank' })
  })

  it('encodes twice in Telegram on Android, and only there', () => {
    const a = wallet({ mobileLink: 'a://' })
    const twice = encodeURIComponent(once)
    expect(walletLinks(a, uri, { ...phone, isTelegram: true, os: 'android' }).mobile?.redirect).toBe(
      `a://wc?uri=${twice}`,
    )
    expect(walletLinks(a, uri, { ...phone, isTelegram: true }).mobile?.redirect).toBe(`a://wc?uri=${once}`)
    expect(walletLinks(a, uri, { ...phone, os: 'android' }).mobile?.redirect).toBe(`a://wc?uri=${once}`)
  })

  it.each([
    'javascript:alert(1)',
    'intent://scan/#Intent;scheme=zxing;end',
    'android-app://example.app',
    'tel://112',
    'ms-settings://windowsupdate',
    'chrome-extension://abc/page.html',
    'smb://attacker.example/share',
    'javascript://%0aalert(1)',
    'DATA://x',
    ' vbscript://x',
    'file:///etc',
    '',
    '://',
    'a b://',
  ])('leaves out "%s"', (link) => {
    const links = walletLinks(
      wallet({ mobileLink: link, desktopLink: link, webappLink: link, linkMode: link }),
      uri,
      phone,
    )
    expect(links).toEqual({})
  })

  it('never creates a link that runs script for any directory data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl, fc.constantFrom('JavaScript', 'data:text/html,', 'x:y')), (link) => {
        const links = walletLinks(wallet({ mobileLink: link, desktopLink: link, webappLink: link }), uri, phone)
        for (const { redirect } of Object.values(links)) {
          expect(redirect).toMatch(/^[a-z][a-z0-9+.-]*:\/\//i)
          expect(redirect).not.toMatch(/^\s*(javascript|data|vbscript|file|blob):/i)
        }
      }),
    )
  })
})

describe('walletBrowseLink', () => {
  const page = { href: 'https://dapp.example/a?b=1', origin: 'https://dapp.example' }
  const link = (more: Partial<Wallet>, namespaces?: readonly string[]) =>
    walletBrowseLink(wallet(more), page, namespaces)

  it('fills in the page and its origin', () => {
    expect(link({ browseLink: 'https://one.example/{href}?ref={origin}' })).toBe(
      'https://one.example/https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1?ref=https%3A%2F%2Fdapp.example',
    )
    expect(link({ browseLink: 'one://dapp/{page}' })).toBe('one://dapp/dapp.example/a?b=1')
  })

  it.each([
    [
      'Phantom',
      'app.phantom',
      'https://phantom.app/ul/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1?ref=https%3A%2F%2Fdapp.example',
    ],
    ['Coinbase Wallet', 'com.coinbase.wallet', 'cbwallet://miniapp?url=https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1'],
    [
      'Solflare',
      'com.solflare.wallet',
      'https://solflare.com/ul/v1/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1?ref=https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1',
    ],
  ])('finds the link of %s by its rdns, or by its name where the row has no rdns', (name, rdns, expected) => {
    expect(link({ name: 'Any', rdns })).toBe(expected)
    expect(link({ name })).toBe(expected)
    expect(link({ name, rdns: 'other.example' })).toBeUndefined()
    expect(link({ name, rdns, browseLink: 'own://{page}' })).toBe('own://dapp.example/a?b=1')
  })

  it('uses the link of the first namespace to connect that has one', () => {
    const coinbase = { rdns: 'com.coinbase.wallet' }
    const solana = 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1'
    expect(link(coinbase, ['solana'])).toBe(solana)
    expect(link(coinbase, ['eip155', 'solana'])).toMatch(/^cbwallet:/)
    expect(link({ ...coinbase, chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }, ['eip155', 'solana'])).toBe(
      solana,
    )
    expect(link(coinbase, ['constructor'])).toMatch(/^cbwallet:/)
  })

  it('returns undefined for a wallet without a link, or with a script link', () => {
    expect(link({})).toBeUndefined()
    for (const browseLink of ['javascript://{href}', 'intent://{href}', 'no link'])
      expect(link({ browseLink })).toBeUndefined()
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'matches no built-in link for an rdns or a name like %s',
    (rdns) => {
      expect(link({ rdns })).toBeUndefined()
      expect(link({ name: rdns })).toBeUndefined()
    },
  )
})

describe('storeLink', () => {
  const a = wallet({
    appStore: 'https://apps.example',
    playStore: 'https://play.example',
    homepage: 'https://a.example',
  })
  it('returns the store of the system, or else the home page', () => {
    expect(storeLink(a, { os: 'ios' })).toBe('https://apps.example')
    expect(storeLink(a, { os: 'android' })).toBe('https://play.example')
    expect(storeLink(a, { os: 'linux' })).toBe('https://a.example')
    expect(storeLink(wallet({ appStore: 'javascript:1', homepage: 'https://a.example' }), { os: 'ios' })).toBe(
      'https://a.example',
    )
    expect(storeLink(wallet({}), { os: 'ios' })).toBeUndefined()
  })
})
