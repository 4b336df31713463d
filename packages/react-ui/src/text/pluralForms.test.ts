import { knownLocales } from '@kit/core/plugin'
import { expect, it } from 'vitest'
import { locales } from './locales.data.js'

// The type `PluralForms` has the same forms: a translation without one doesn't compile.
it.each(knownLocales)('texts in %s that depend on a number have every plural form of the language', async (locale) => {
  if (locale === 'en') return
  const { texts } = await locales[locale]()
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  for (const text of Object.values(texts))
    if (typeof text === 'object') expect(Object.keys(text).toSorted()).toEqual(pluralCategories.toSorted())
})
