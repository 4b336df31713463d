import { expect, it } from 'vitest'
import { readLanguage } from './readLanguage.js'

it.each([
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['de-AT, en;q=0.5, ar;q=0.8', 'ar'],
  ['fr, ar;q=0', 'en'],
  ['fr', 'en'],
  ['toString', 'en'],
  ['*', 'en'],
  [';;q=,,', 'en'],
  [`${'de,'.repeat(100)}ar`, 'en'],
  [undefined, 'en'],
])('parses %s as language %s', (tags, language) => {
  expect(readLanguage(tags)).toBe(language)
})
