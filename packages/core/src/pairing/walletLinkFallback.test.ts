import { expect, it } from 'vitest'
import { walletLinkFallback } from './walletLinkFallback.js'

const phone = { os: 'ios', isTelegram: false, isInIframe: false } as const
const wallet = { id: 'a', name: 'A', chains: [], mobileLink: 'a://', appStore: 'https://store.example/a' }

it('walletLinkFallback offers the universal link first, then the store, then nothing', () => {
  expect(walletLinkFallback({ ...wallet, linkMode: 'https://a.example' }, 'wc:1', phone)).toEqual({
    kind: 'universal',
    href: 'https://a.example/wc?uri=wc%3A1',
  })
  expect(walletLinkFallback(wallet, 'wc:1', phone)).toEqual({ kind: 'store', href: 'https://store.example/a' })
  expect(walletLinkFallback({ id: 'b', name: 'B', chains: [] }, 'wc:1', phone)).toBeUndefined()
})
