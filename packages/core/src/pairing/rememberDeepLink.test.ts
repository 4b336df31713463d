import { expect, it } from 'vitest'
import { forgetDeepLink, readDeepLink, rememberDeepLink } from './rememberDeepLink.js'

it("rememberDeepLink stores the app in the pairing provider's key and format, and forgetDeepLink removes it", () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    watch: () => () => {},
  }
  rememberDeepLink(storage, { href: 'metamask://', name: 'MetaMask' })
  expect(JSON.parse(items.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({
    href: 'metamask://',
    name: 'MetaMask',
  })
  expect(readDeepLink(storage)).toBe('metamask://')
  forgetDeepLink(storage)
  expect(items.size).toBe(0)
  expect(readDeepLink(storage)).toBeUndefined()
})

it.each([
  'no json',
  'null',
  '{}',
  '{"href":7}',
  '{"href":"javascript:alert(1)//"}',
  '{"href":"javascript://%0aalert(1)"}',
])('readDeepLink ignores other values of the key: %s', (text) => {
  expect(readDeepLink({ getItem: () => text, setItem() {}, removeItem() {}, watch: () => () => {} })).toBeUndefined()
})

it('rememberDeepLink survives storage that fails', () => {
  const broken = () => {
    throw new Error('disabled')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken, watch: () => () => {} }
  expect(() => rememberDeepLink(storage, { href: 'a://', name: 'A' })).not.toThrow()
  expect(() => forgetDeepLink(storage)).not.toThrow()
  expect(readDeepLink(storage)).toBeUndefined()
})
