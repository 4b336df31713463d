import { describe, expect, it } from 'vitest'
import { checkConformance } from './checkConformance.js'
import { type NamedTest, parseRuleFile, type Rule } from './conformanceData.js'

const files: { readonly [path: string]: string } = {
  'a/src/shake.ts': 'export const shakeMs = 500',
  'a/src/shake.test.ts': `it('shakes for 500 ms', () => {})\nit("it's | over", () => {})`,
  'a/src/states.ts': `export const states = {\n  calm: {},\n  'very-calm': {},\n}`,
}
const path = 'conformance/rules/times.json'
const check = (...rules: readonly Rule[]) =>
  checkConformance([parseRuleFile(path, JSON.stringify({ title: 'Times', rules }))], (file) => files[file])
let count = 0
const rule = (tests: readonly NamedTest[], change: Partial<Rule> = {}): Rule => ({
  id: `times-${++count}`,
  rule: 'shake',
  where: ['a/src/shake.ts'],
  tests,
  ...change,
})
const shakes = { file: 'a/src/shake.test.ts', title: 'shakes for 500 ms' }

describe('checkConformance', () => {
  it('accepts rules whose tests are all in their files', () => {
    const others = [
      { file: 'a/src/shake.test.ts', title: "it's | over" },
      { file: 'a/src/states.ts', title: 'very-calm' },
    ]
    expect(
      check(rule([shakes]), rule([shakes, ...others]), rule([{ file: 'a/src/states.ts', title: 'calm' }])),
    ).toEqual([])
  })

  it('rejects a test that was renamed, at any place in the list of a rule', () => {
    const renamed = { file: 'a/src/shake.test.ts', title: 'shakes for 400 ms' }
    expect(check(rule([shakes, renamed], { id: 'times-90' }))).toEqual([
      `${path}, times-90: a/src/shake.test.ts has no test "shakes for 400 ms"`,
    ])
  })

  it('rejects a title that is only a part of the title in the file', () => {
    expect(check(rule([{ file: 'a/src/shake.test.ts', title: 'shakes for' }]))).toHaveLength(1)
  })

  it('rejects a file that does not exist, a source as well as a test', () => {
    const gone = { file: 'a/src/gone.test.ts', title: 'shakes' }
    expect(check(rule([gone], { id: 'times-91' }), rule([shakes], { id: 'times-92', where: ['a/src/x.ts'] }))).toEqual([
      `${path}, times-91: a/src/gone.test.ts does not exist`,
      `${path}, times-92: a/src/x.ts does not exist`,
    ])
  })

  it('rejects a rule without a test, and lists that name no test at all', () => {
    expect(check(rule([shakes]), rule([], { id: 'times-93', rule: 'alone' }))).toEqual([
      `${path}, times-93: no test shows "alone"`,
    ])
    expect(check()).toEqual(['the lists of rules name no test'])
  })

  it('rejects an invalid id, and an id that two rules share', () => {
    const wrongIds = ['Times 3', 'times-', 'views-3'].map((id) => rule([shakes], { id }))
    expect(check(...wrongIds)).toEqual([
      `${path}, Times 3: invalid id for "shake": expected one such as times-7`,
      `${path}, times-: invalid id for "shake": expected one such as times-7`,
      `${path}, views-3: invalid id for "shake": expected one such as times-7`,
    ])
    expect(check(rule([shakes], { id: 'times-7' }), rule([shakes], { id: 'times-7', rule: 'stir' }))).toEqual([
      `${path}, times-7: another rule has this id; the next free one is times-8`,
    ])
  })

  it('does not require a file that implements the rule', () => {
    expect(check(rule([shakes], { where: [] }))).toEqual([])
  })
})
