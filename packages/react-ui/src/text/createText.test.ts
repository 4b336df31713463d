import { describe, expect, it } from 'vitest'
import { ar } from './ar.data.js'
import { createText } from './createText.js'
import { en } from './en.data.js'

const english = createText({ locale: 'en', messages: en, dir: 'ltr' })
const arabic = createText({ locale: 'ar', messages: ar, dir: 'rtl' })

describe('a text of the catalogue', () => {
  it('takes the values that it names', () => {
    expect(english('connecting.dontHave', { wallet: 'Fox' })).toBe('Don’t have Fox?')
  })

  it('leaves a name without a value as it is, so that the mistake is seen', () => {
    expect(english('connecting.dontHave')).toBe('Don’t have {wallet}?')
  })

  it('does not take a value for a pattern or for another value', () => {
    expect(english('connecting.dontHave', { wallet: '$& {count}' })).toBe('Don’t have $& {count}?')
  })

  it('has the plural that the language wants, with its digits', () => {
    expect(english('allWallets.count', { count: 1 })).toBe('1 wallet')
    expect(english('allWallets.count', { count: 1234 })).toBe('1,234 wallets')
    expect(arabic('allWallets.count', { count: 2 })).toBe('محفظتان')
    expect(arabic('allWallets.count', { count: 3 })).toMatch(/محافظ$/)
    expect(arabic('allWallets.count', { count: 11 })).toMatch(/محفظة$/)
  })

  it('isolates a foreign name inside text that runs the other way', () => {
    expect(arabic('connecting.dontHave', { wallet: 'Fox' })).toContain('\u2068Fox\u2069')
  })

  it('gives way to the text of the app', () => {
    const own = createText({ locale: 'en', messages: en, dir: 'ltr', overrides: { 'connect.title': 'Log in' } })
    expect(own('connect.title')).toBe('Log in')
    expect(own('modal.close')).toBe('Close')
  })
})

describe('the catalogues', () => {
  it('name the same values in every language', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      const names = (message: unknown): string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort()
      expect(names(ar[key]), key).toEqual(names(en[key]))
    }
  })
})
