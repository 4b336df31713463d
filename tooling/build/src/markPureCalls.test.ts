import { describe, expect, it } from 'vitest'
import { markPureCalls } from './markPureCalls.js'

describe('markPureCalls', () => {
  it.each([
    ['a declaration', 'const a = create()', 'const a = /* @__PURE__ */ create()'],
    ['an exported declaration', 'export const a = new Map([])', 'export const a = /* @__PURE__ */ new Map([])'],
    [
      'calls within calls',
      'const a = outer({ b: inner() })',
      'const a = /* @__PURE__ */ outer({ b: /* @__PURE__ */ inner() })',
    ],
    ['a chain of calls once', 'const a = list().map(one)', 'const a = /* @__PURE__ */ list().map(one)'],
  ])('marks %s', (_, code, marked) => {
    expect(markPureCalls(code)).toBe(marked)
  })

  it.each([
    ['a call that a function makes', 'const a = () => create()'],
    ['a call that is a statement', 'create()'],
    ['a call that is marked', 'const a = /* @__PURE__ */ create()'],
  ])('leaves %s', (_, code) => {
    expect(markPureCalls(code)).toBe(code)
  })
})
