import { describe, expect, it } from 'vitest'
import { checkConformance } from './checkConformance.js'

const files: { readonly [path: string]: string } = {
  'a/src/shake.ts': 'export const shakeMs = 500',
  'a/src/shake.test.ts': `it('shakes for 500 ms', () => {})\nit("it's | over", () => {})`,
  'a/src/states.ts': `export const states = {\n  calm: {},\n  'very-calm': {},\n}`,
}
const check = (...rows: readonly string[]) =>
  checkConformance(
    ['# Rules', '', '| id | rule | where | test |', '|---|---|---|---|', ...rows].join('\n'),
    (path) => files[path],
  )
let count = 0
const row = (...tests: readonly string[]) =>
  `| times-${++count} | shake | [shake](../a/src/shake.ts) | ${tests.join('<br>')} |`
const shakes = '[shake](../a/src/shake.test.ts) › shakes for 500 ms'

describe('the list of rules', () => {
  it('is sound when each test that it names is in its file', () => {
    const others = ["[shake](../a/src/shake.test.ts) › it's \\| over", '[states](../a/src/states.ts) › very-calm']
    expect(check(row(shakes), row(shakes, ...others), row('[states](../a/src/states.ts) › calm'))).toEqual([])
  })

  it('is refused for a test that was renamed, also when it is not the first of its row', () => {
    expect(check(row(shakes, '[shake](../a/src/shake.test.ts) › shakes for 400 ms'))).toEqual([
      'line 5: a/src/shake.test.ts has no test "shakes for 400 ms"',
    ])
  })

  it('is refused for a title of which the file holds only a part of a longer one', () => {
    expect(check(row('[shake](../a/src/shake.test.ts) › shakes for'))).toHaveLength(1)
  })

  it('is refused for a file that is gone, a source as well as a test', () => {
    expect(
      check(row('[shake](../a/src/gone.test.ts) › shakes'), `| times-0 | x | [x](../a/src/x.ts) | ${shakes} |`),
    ).toEqual(['line 5: a/src/gone.test.ts does not exist', 'line 6: a/src/x.ts does not exist'])
  })

  it('is refused for a rule without a test, and when it names none at all', () => {
    expect(check(row(shakes), '| times-0 | alone | | |')).toEqual(['line 6: no test shows "alone"'])
    expect(check()).toEqual(['the list names no test'])
  })

  it('is refused for a rule without an id, and for an id that two rules have', () => {
    const anywhere = `[shake](../a/src/shake.ts) | ${shakes} |`
    expect(check(`| | shake | ${anywhere}`, `| Times 3 | shake | ${anywhere}`)).toEqual([
      'line 5: "" before "shake" is no id such as views-7',
      'line 6: "Times 3" before "shake" is no id such as views-7',
    ])
    expect(check(`| times-7 | shake | ${anywhere}`, `| times-7 | stir | ${anywhere}`)).toEqual([
      'line 6: times-7 is the id of another rule; the next that is free is times-8',
    ])
    const unnumbered = ['| rule | where | test |', '|---|---|---|', `| shake | ${anywhere}`]
    expect(check(row(shakes), '', ...unnumbered)).toEqual(['line 9: "" before "shake" is no id such as views-7'])
  })

  it('asks no test of other tables', () => {
    expect(check(row(shakes), '', '| rule | why |', '|---|---|', '| later | not yet |')).toEqual([])
  })
})
