import { knownLocales } from '@kit/core/plugin'
import { catalogues, readCatalogue } from '@kit/texts'
import { expect, it } from 'vitest'
import { languagesPage } from './languagesPage.js'

const sizeOf = async (id: string, locale: string): Promise<number> =>
  Object.keys(await readCatalogue(id, locale)).length

it('the page of languages lists every language with all texts of each translated catalogue', async () => {
  const page = await languagesPage()
  const [english, ...others] = knownLocales.map(
    (locale) => new RegExp(`^\\| \`${locale}\` \\| [^|]+ \\| (\\d+) \\|`, 'm').exec(page)?.[1],
  )
  // A new feature is in English only.
  let untranslated = 0
  for (const id of Object.keys(catalogues)) if ((await sizeOf(id, 'de')) === 0) untranslated += await sizeOf(id, 'en')
  expect(Number(english) - untranslated).toBeGreaterThan(1000)
  expect(new Set(others)).toEqual(new Set([String(Number(english) - untranslated)]))
})
