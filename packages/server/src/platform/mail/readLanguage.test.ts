import { expect, it } from 'vitest'
import { readLanguage } from './readLanguage.js'

it.each([
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['cy-GB, en;q=0.5, ar;q=0.8', 'ar'],
  ['cy, ar;q=0', 'en'],
  ['cy', 'en'],
  ['toString', 'en'],
  ['*', 'en'],
  [';;q=,,', 'en'],
  [`${'cy,'.repeat(100)}ar`, 'en'],
  [undefined, 'en'],
])('readLanguage parses %s as language %s', (tags, language) => {
  expect(readLanguage(tags)).toBe(language)
})
