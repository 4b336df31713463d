import { describe, expect, it } from 'vitest'
import { resolveLocale } from './resolveLocale.js'

describe('resolveLocale', () => {
  it("returns the user's first built-in language by default", () => {
    expect(resolveLocale('auto', ['cy-GB', 'ar-EG', 'en'])).toEqual({ tag: 'ar-EG', catalogue: 'ar', dir: 'rtl' })
    expect(resolveLocale('auto', ['cy-GB'])).toEqual({ tag: 'en', catalogue: 'en', dir: 'ltr' })
  })

  it("otherwise returns the app's language, with its numbers and its direction", () => {
    expect(resolveLocale('cy-GB', ['ar'])).toEqual({ tag: 'cy-GB', catalogue: 'en', dir: 'ltr' })
    expect(resolveLocale('ckb', [])).toEqual({ tag: 'ckb', catalogue: 'en', dir: 'rtl' })
  })

  it('compares languages, not the first characters of tags', () => {
    expect(resolveLocale('auto', ['arn-CL', 'enm'])).toEqual({ tag: 'en', catalogue: 'en', dir: 'ltr' })
    expect(resolveLocale('arn-CL', [])).toEqual({ tag: 'arn-CL', catalogue: 'en', dir: 'ltr' })
  })

  it.each([
    ['ckb', 'rtl'],
    ['ku', 'ltr'],
    ['pa', 'ltr'],
    ['pa-PK', 'rtl'],
    ['az-Arab', 'rtl'],
    ['uz-AF', 'rtl'],
    ['dv', 'rtl'],
    ['yi', 'rtl'],
    ['ff-Adlm', 'rtl'],
    ['sd', 'rtl'],
    ['sd-Deva', 'ltr'],
  ])('returns for %s the direction %s of its script', (tag, dir) => {
    expect(resolveLocale(tag, []).dir).toBe(dir)
  })

  it('returns English for an invalid tag', () => {
    for (const text of ['', 'not a tag', '<b>', '_'])
      expect(resolveLocale(text, [])).toMatchObject({ tag: 'en', dir: 'ltr' })
  })
})
