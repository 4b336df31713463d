import { describe, expect, it, vi } from 'vitest'
import { directionOfLocale, matchLocale } from './matchLocale.js'

const available = ['en', 'ar', 'de', 'es', 'fil', 'he', 'hi', 'id', 'pt-BR', 'ru', 'zh-Hans', 'zh-Hant']

describe('matchLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['iw', 'he'],
    ['tl-PH', 'fil'],
    ['in', 'id'],
    ['EN-us', 'en'],
    ['es-419', 'es'],
  ])('serves %s with %s', (tag, expected) => {
    expect(matchLocale(tag, available)).toBe(expected)
  })

  it.each(['sr-Latn', 'hi-Latn', 'ru-Latn', 'arn-CL', 'enm', '', '*', 'not a tag', 'de_AT', 'x-private'])(
    'serves %j with nothing',
    (tag) => {
      expect(matchLocale(tag, available)).toBeUndefined()
    },
  )

  it('prefers the same region, or else the first', () => {
    const regional = ['en', 'en-GB', 'pt-BR', 'pt-PT']
    expect(matchLocale('en-GB', regional)).toBe('en-GB')
    expect(matchLocale('en-AU', regional)).toBe('en')
    expect(matchLocale('pt-PT', regional)).toBe('pt-PT')
    expect(matchLocale('pt-AO', regional)).toBe('pt-BR')
  })

  it.each(['en', 'en-AU'])('serves %s with English without reading likely subtags', (tag) => {
    const read = vi.spyOn(Intl.Locale.prototype, 'maximize')
    expect(matchLocale(tag, available)).toBe('en')
    expect(directionOfLocale(tag)).toBe('ltr')
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('compares the scripts of English', () => {
    expect(matchLocale('en-Shaw', available)).toBeUndefined()
    expect(matchLocale('en', ['en-Shaw'])).toBeUndefined()
    expect(matchLocale('en', ['en-GB', 'en-US'])).toBe('en-US')
  })

  it('ignores available names that are not tags', () => {
    expect(matchLocale('de', ['de-', 'de_AT'])).toBeUndefined()
  })
})

describe('directionOfLocale', () => {
  it.each([
    ['ar', 'rtl'],
    ['fa-AF', 'rtl'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['az-Arab', 'rtl'],
    ['de', 'ltr'],
    ['ur-Latn', 'ltr'],
    ['', 'ltr'],
  ])('returns for %j the direction %s', (tag, expected) => {
    expect(directionOfLocale(tag)).toBe(expected)
  })
})
