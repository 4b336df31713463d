import { describe, expect, it } from 'vitest'
import { checkOptionTables } from './checkOptionTables.js'

const files: { readonly [path: string]: string | undefined } = {
  'packages/a/test/options.test.tsx': "['send', {}], it('of several is %s', …)",
  'packages/a/src/send.test.ts': "it('sends', …)",
  'apps/e2e/src/send.spec.ts': "test('is sent', …)",
}
const check = (...rows: readonly string[]) =>
  checkOptionTables(['| option | effect | test |', '|---|---|---|', ...rows].join('\n'), (path) => files[path])

const sound = '| `send` ● | the button | [options.test](../packages/a/test/options.test.tsx) › send |'

describe('a table of options', () => {
  it('is sound when each row names a test of a browser that is there', () => {
    expect(
      check(
        sound,
        '| `types` | one \\| other | [o](../packages/a/test/options.test.tsx) › of several is %s<br>[s](../apps/e2e/src/send.spec.ts) › is sent |',
      ),
    ).toEqual([])
  })

  it.each([
    ['| `buy` | the button | |', 'line 3: no test shows `buy`'],
    ['| `buy` | the button | [options.test](../packages/a/test/options.test.tsx) |', 'line 3: no test shows `buy`'],
    ['| `buy` | the button | [o](../packages/b.test.tsx) › buy |', 'line 3: packages/b.test.tsx does not exist'],
    [
      '| `buy` | the button | [o](../packages/a/test/options.test.tsx) › buy |',
      'line 3: packages/a/test/options.test.tsx has no test "buy"',
    ],
    [
      '| `buy` | the button | [o](../packages/a/src/send.test.ts) › sends |',
      'line 3: packages/a/src/send.test.ts does not run in a browser',
    ],
  ])('is refused with the row %s', (row, problem) => {
    expect(check(row, sound)).toEqual([problem])
  })

  it('is refused without a column of tests, and a page without a table', () => {
    expect(checkOptionTables('| option | effect |\n|---|---|\n| `a` | b |', () => undefined)).toEqual([
      'line 1: the table of options has no column "test"',
      'the page has no table of options',
    ])
    expect(checkOptionTables('| elsewhere | here |\n|---|---|\n| a | b |', () => undefined)).toHaveLength(1)
  })
})
