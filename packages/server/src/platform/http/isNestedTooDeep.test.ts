import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNestedTooDeep } from './isNestedTooDeep.js'

it('isNestedTooDeep counts the nesting of any JSON, and ignores brackets in strings', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  const texts = fc.constantFrom('[[[[', '{{{"', '\\"[', ']]', 'a')
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 7 }, texts, fc.array(tie('any')), fc.dictionary(texts, tie('any'))),
  })).any
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 7 }), (given, limit) => {
      expect(isNestedTooDeep(JSON.stringify(given), limit)).toBe(depthOf(given) > limit)
    }),
  )
})

it('isNestedTooDeep reads text that is not JSON to its end, without delay', () => {
  for (const text of ['"[[[[', '"\\', '\\"'.repeat(500_000), ']'.repeat(500_000), '"[",'.repeat(300_000)]) {
    expect(isNestedTooDeep(text, 3)).toBe(false)
  }
  expect(isNestedTooDeep('['.repeat(65))).toBe(true)
})
