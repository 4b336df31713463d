import { knownLocales } from '@kit/core/plugin'
import { describe, expect, it, vi } from 'vitest'
import type { LocaleFiles } from '../text/Messages.js'
import { localizedTexts } from './localizedTexts.js'

const files = Object.fromEntries(
  knownLocales.map((locale) => [locale, () => Promise.resolve({ texts: { 'tip.title': locale } })]),
) as unknown as LocaleFiles

describe('localizedTexts', () => {
  it('has every built-in language and loads its own file', async () => {
    const texts = localizedTexts(
      () => Promise.resolve({ en: { 'tip.title': 'Tip' } }),
      () => Promise.resolve({ locales: files }),
    )
    expect(Object.keys(texts)).toEqual([...knownLocales])
    for (const locale of knownLocales)
      expect(await texts[locale]?.()).toEqual({ 'tip.title': locale === 'en' ? 'Tip' : locale })
  })

  it('loads the list of files for no language but English', async () => {
    const loadFiles = vi.fn(() => Promise.resolve({ locales: files }))
    await localizedTexts(() => Promise.resolve({ en: {} }), loadFiles).en()
    expect(loadFiles).not.toHaveBeenCalled()
  })
})
