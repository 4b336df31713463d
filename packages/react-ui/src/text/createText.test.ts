import { describe, expect, it } from 'vitest'
import { createText } from './createText.js'
import { en } from './en.data.js'
import { texts as ar } from './locale/ar.data.js'

const english = createText({ locale: 'en', messages: en, dir: 'ltr' })
const arabic = createText({ locale: 'ar', messages: ar, dir: 'rtl' })

describe('createText', () => {
  it('inserts the named values', () => {
    expect(english('connecting.dontHave', { wallet: 'Fox' })).toBe('Don’t have Fox?')
  })

  it('keeps a placeholder without a value, so that the mistake is visible', () => {
    expect(english('connecting.dontHave')).toBe('Don’t have {wallet}?')
  })

  it('treats a value neither as a pattern nor as another placeholder', () => {
    expect(english('connecting.dontHave', { wallet: '$& {count}' })).toBe('Don’t have $& {count}?')
  })

  it('uses the plural form of the language, with its digits', () => {
    expect(english('allWallets.count', { count: 1 })).toBe('1 wallet')
    expect(english('allWallets.count', { count: 1234 })).toBe('1,234 wallets')
    expect(arabic('allWallets.count', { count: 2 })).toBe('محفظتان')
    expect(arabic('allWallets.count', { count: 3 })).toMatch(/محافظ$/)
    expect(arabic('allWallets.count', { count: 11 })).toMatch(/محفظة$/)
  })

  it('isolates a foreign name inside text of the other direction', () => {
    expect(arabic('connecting.dontHave', { wallet: 'Fox' })).toContain('\u2068Fox\u2069')
  })

  it("prefers the app's texts", () => {
    const own = createText({ locale: 'en', messages: en, dir: 'ltr', overrides: { 'connect.title': 'Log in' } })
    expect(own('connect.title')).toBe('Log in')
    expect(own('modal.close')).toBe('Close')
  })
})

describe('the catalogues', () => {
  it('have the same placeholders in every language', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      const names = (message: unknown): string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort()
      expect(names(ar[key]), key).toEqual(names(en[key]))
    }
  })
})
