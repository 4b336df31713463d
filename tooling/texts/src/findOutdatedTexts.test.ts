import { expect, it } from 'vitest'
import { findOutdatedTexts } from './findOutdatedTexts.js'

it('every translation follows the current English text; run `npm run texts -- accept` once all languages do', async () => {
  expect(await findOutdatedTexts()).toEqual([])
})

it('an English text that changed after its translation is outdated, and so is a removed one', async () => {
  const current = Object.fromEntries((await findOutdatedTexts({})).map((path) => [path, '']))
  expect(Object.keys(current)).toContain('send/send.amount')
  expect(await findOutdatedTexts({ ...current, 'send/send.removed': '' })).toContain('send/send.removed')
})
