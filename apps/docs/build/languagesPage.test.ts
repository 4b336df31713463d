import { knownLocales } from '@kit/core/plugin'
import { expect, it } from 'vitest'
import { languagesPage } from './languagesPage.js'

it('the page of languages lists every language with the same number of texts', async () => {
  const page = await languagesPage()
  const counts = knownLocales.map(
    (locale) => new RegExp(`^\\| \`${locale}\` \\| [^|]+ \\| (\\d+) \\|`, 'm').exec(page)?.[1],
  )
  expect(Number(counts[0])).toBeGreaterThan(1000)
  expect(new Set(counts)).toEqual(new Set([counts[0]]))
})
