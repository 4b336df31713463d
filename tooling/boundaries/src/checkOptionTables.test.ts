import { describe, expect, it } from 'vitest'
import { checkOptionTables } from './checkOptionTables.js'
import type { OptionTests } from './conformanceData.js'

const cases = 'packages/preset/src/options/options.test.tsx'
const files: { readonly [path: string]: string | undefined } = {
  [cases]: "['fee', {}], [\n  'features.tip',\n  {}], it('rent', …)",
  'packages/a/test/options.test.tsx': "['send', {}], it('of several is %s', …)",
  'packages/a/src/send.test.ts': "it('sends', …)",
  'apps/e2e/src/send.spec.ts': "test('is sent', …)",
}
const page = ['| option | effect |', '|---|---|', '| `send` ● | the button |', '| `buy` | one \\| other |'].join('\n')
const send = { option: 'send', tests: [{ file: 'packages/a/test/options.test.tsx', title: 'send' }] }
const check = (...listed: readonly OptionTests[]) => checkOptionTables(page, listed, (path) => files[path])
const untested = (option: string, title = option) =>
  `no test shows ${option}: add a row with the title ${title} to ${cases}, or list its tests in conformance/options.json`
const buy = (file: string, title: string) => ({ option: 'buy', tests: [{ file, title }] })

describe('checkOptionTables', () => {
  it('accepts a page when each option has a browser test that exists', () => {
    const tests = [
      { file: 'packages/a/test/options.test.tsx', title: 'of several is %s' },
      { file: 'apps/e2e/src/send.spec.ts', title: 'is sent' },
    ]
    expect(check(send, { option: 'buy', tests })).toEqual([])
  })

  it.each([
    [{ option: 'buy', tests: [] }, untested('buy')],
    [buy('packages/b.test.tsx', 'buy'), 'buy: packages/b.test.tsx does not exist'],
    [buy('packages/a/test/options.test.tsx', 'buy'), 'buy: packages/a/test/options.test.tsx has no test "buy"'],
    [buy('packages/a/src/send.test.ts', 'sends'), 'buy: packages/a/src/send.test.ts does not run in a browser'],
  ])('rejects %j', (listed, problem) => {
    expect(check(listed, send)).toEqual([problem])
  })

  it('rejects an option that is not listed, listed twice or not on the page, and a page without a table', () => {
    const sound = buy('apps/e2e/src/send.spec.ts', 'is sent')
    expect(check(send)).toEqual([untested('buy')])
    expect(check(send, sound, sound)).toEqual(['conformance/options.json lists buy twice'])
    expect(check(send, sound, { ...sound, option: 'sell' })).toEqual([
      "conformance/options.json lists sell, which the page doesn't have",
    ])
    expect(checkOptionTables('| elsewhere | here |\n|---|---|\n| a | b |', [], () => undefined)).toEqual([
      'the page has no table of options',
    ])
  })

  it('accepts an option that is not listed if a row of the test of options has its name in the preset', () => {
    const own = (...rows: readonly string[]) =>
      ['| option | in the preset |', '|---|---|', ...rows.map((row) => `| ${row} |`)].join('\n')
    const checkOwn = (page: string, ...listed: readonly OptionTests[]) =>
      checkOptionTables(page, listed, (path) => files[path])
    expect(checkOwn(own('`fee` ● | ', '`tip` | `features.tip` ●', '`all` | `fee`, `features.tip`'))).toEqual([])
    expect(checkOwn(own('`rent` | ', '`tip` | ', '`fee` | `feeRate`', '`all` | `fee`, `tip`'))).toEqual([
      untested('rent'),
      untested('tip'),
      untested('fee', 'feeRate'),
      untested('all', 'fee, tip'),
    ])
  })

  it('rejects an option that is listed with the test of its own name', () => {
    const fee = { option: 'fee', tests: [{ file: cases, title: 'fee' }] }
    const page = '| option |\n|---|\n| `fee` |'
    expect(checkOptionTables(page, [fee], (path) => files[path])).toEqual([
      'conformance/options.json lists fee, whose test has its name: remove it',
    ])
    const other = { file: 'apps/e2e/src/send.spec.ts', title: 'is sent' }
    expect(checkOptionTables(page, [{ ...fee, tests: [...fee.tests, other] }], (path) => files[path])).toEqual([])
  })
})
