import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from './fillPlaceholders.js'
import { loadWalletTexts } from './loadWalletTexts.js'
import { walletTexts } from './walletTexts.data.js'

describe('loadWalletTexts', () => {
  it("loads the user's first language that the page has", async () => {
    const { locale, texts } = await loadWalletTexts(['cy', 'zh-TW', 'de'])
    expect(locale).toBe('zh-Hant')
    expect(texts.reject).not.toBe(walletTexts.reject)
    expect(Object.keys(texts)).toEqual(Object.keys(walletTexts))
  })

  it.each([[['cy']], [[]], [['en-GB', 'de']]])('returns English for %j', async (languages) => {
    expect(await loadWalletTexts(languages)).toEqual({ locale: 'en', texts: walletTexts })
  })
})

describe('fillPlaceholders', () => {
  it('replaces known placeholders, and inserts values unchanged', () => {
    expect(fillPlaceholders('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}')
  })
})
