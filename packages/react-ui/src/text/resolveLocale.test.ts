import { describe, expect, it } from 'vitest'
import { resolveLocale } from './resolveLocale.js'

describe('the locale', () => {
  it('is by itself the first language of the visitor that the kit has', () => {
    expect(resolveLocale('auto', ['fr-FR', 'ar-EG', 'en'])).toEqual({ tag: 'ar-EG', catalogue: 'ar', dir: 'rtl' })
    expect(resolveLocale('auto', ['fr-FR'])).toEqual({ tag: 'en', catalogue: 'en', dir: 'ltr' })
  })

  it('is otherwise what the app names, with its numbers and its direction', () => {
    expect(resolveLocale('de-AT', ['ar'])).toEqual({ tag: 'de-AT', catalogue: 'en', dir: 'ltr' })
    expect(resolveLocale('he', [])).toEqual({ tag: 'he', catalogue: 'en', dir: 'rtl' })
  })

  it('is told by its language, not by the letters that its tag begins with', () => {
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
  ])('%s is written %s, by its script', (tag, dir) => {
    expect(resolveLocale(tag, []).dir).toBe(dir)
  })

  it('is English for what is no language', () => {
    for (const text of ['', 'not a tag', '<b>', '_'])
      expect(resolveLocale(text, [])).toMatchObject({ tag: 'en', dir: 'ltr' })
  })
})
