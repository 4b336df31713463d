import { describe, expect, it } from 'vitest'
import type { Wallet } from '../directory/Wallet.js'
import { needsPairingLink, walletPlatforms } from './walletPlatforms.js'

const full: Wallet = {
  id: 'a',
  name: 'A',
  chains: [],
  rdns: 'a.b',
  mobileLink: 'a://',
  desktopLink: 'a://',
  webappLink: 'https://a.example',
}

describe('walletPlatforms', () => {
  it('returns a QR code when no wallet is selected', () => {
    expect(walletPlatforms({ wallet: undefined, isMobile: false, isInstalled: false })).toEqual(['qrcode'])
  })
  it('puts the installed extension first', () => {
    expect(walletPlatforms({ wallet: full, isMobile: false, isInstalled: true })).toEqual([
      'browser',
      'qrcode',
      'webapp',
      'desktop',
    ])
  })
  it('shows the missing extension last', () => {
    expect(walletPlatforms({ wallet: full, isMobile: false, isInstalled: false }).at(-1)).toBe('unsupported')
  })
  it('opens the app on a phone without offering the desktop link', () => {
    expect(walletPlatforms({ wallet: full, isMobile: true, isInstalled: false })).toEqual(['mobile', 'webapp'])
  })
  it('returns no link where no pairing is configured', () => {
    expect(walletPlatforms({ wallet: full, isMobile: false, isInstalled: false, canPair: false })).toEqual([
      'unsupported',
    ])
    expect(walletPlatforms({ wallet: full, isMobile: false, isInstalled: true, canPair: false })).toEqual(['browser'])
  })
  it('returns the missing extension alone when there is no other way', () => {
    const wallet = { id: 'a', name: 'A', chains: [] }
    expect(walletPlatforms({ wallet, isMobile: false, isInstalled: false })).toEqual(['unsupported'])
    expect(walletPlatforms({ wallet, isMobile: true, isInstalled: false })).toEqual(['unsupported'])
  })
  it("returns the wallet's own browser on a phone instead of pairing", () => {
    const wallet = { ...full, browseLink: 'https://a.example/{href}' }
    for (const canPair of [true, false])
      expect(walletPlatforms({ wallet, isMobile: true, isInstalled: false, canPair })).toEqual(['inAppBrowser'])
    expect(walletPlatforms({ wallet, isMobile: true, isInstalled: true })).toEqual(['browser', 'inAppBrowser'])
    expect(walletPlatforms({ wallet, isMobile: false, isInstalled: false })).not.toContain('inAppBrowser')
  })
  it('needs a pairing link for a QR code or an app only', () => {
    expect(needsPairingLink(['qrcode', 'unsupported'])).toBe(true)
    expect(needsPairingLink(['mobile'])).toBe(true)
    expect(needsPairingLink(['browser', 'inAppBrowser', 'unsupported'])).toBe(false)
  })
})
