import { describe, expect, it } from 'vitest'
import { audienceTexts } from './audienceTexts.js'
import { checkPage, checkWords } from './checkWords.js'

const problemsOf = (path: string, source: string) =>
  checkWords(audienceTexts(path, source)).map(({ audience, line }) => `${audience} ${line}`)

describe('checkWords', () => {
  it.each([
    'Nobody swaps this now.',
    'Log in with your phone.',
    'This is no address.',
    'What is sent there is lost.',
    'Look into your wallet to go on.',
  ])('refuses the screen text "%s"', (text) => {
    expect(problemsOf('packages/x/src/en.data.ts', `export const en = {\n  'x.y': '${text}' }`)).toEqual(['screen 2'])
  })

  it.each(['Invalid address.', 'What is a wallet?', 'Who can see this?', 'There is no fee.', 'Sign in again.'])(
    'accepts the screen text "%s"',
    (text) => {
      expect(problemsOf('packages/x/src/en.data.ts', `export const en = { 'x.y': '${text}' }`)).toEqual([])
    },
  )

  it('reads error codes, messages and templates', () => {
    const codes = `export interface XErrorCodes {\n  'x/y': 'Nobody trades this.' }`
    expect(problemsOf('packages/x/src/XErrorCodes.ts', codes)).toEqual(['error 2'])
    const thrown = ['throw new KitError("x/y", {\n shortMessage: `Ask for $', '{name} anew.` })'].join('')
    expect(problemsOf('packages/x/src/a.ts', thrown)).toEqual(['error 2'])
    const refused = `throw new HttpError(400, 'nobody',\n isLate ? 'Ask for it anew.' : 'Ask again.')`
    expect(problemsOf('packages/server/src/a.ts', refused)).toEqual(['error 1'])
  })

  it.each(['packages/server/src/platform/mail/codeMailWords.data.ts', 'apps/demo/src/texts/demoTexts.data.ts'])(
    'reads the texts of %s, and the constants that it repeats',
    (path) => {
      const source = `const ignore = 'Nobody can see it.'\nexport const en = { why: ignore,\n what: 'Look into your wallet.' }`
      expect(problemsOf(path, source)).toEqual(['screen 1', 'screen 3'])
    },
  )

  it('counts the words of a sentence in an error', () => {
    const shortMessage = (count: number) => `throw fail({ shortMessage: '${'word '.repeat(count).trim()}.' })`
    expect(problemsOf('packages/x/src/a.ts', shortMessage(30))).toEqual([])
    expect(problemsOf('packages/x/src/a.ts', shortMessage(31))).toEqual(['error 1'])
  })

  it('counts the words of a sentence in a comment, where tags, list entries and semicolons end one', () => {
    const words = (count: number) => 'word '.repeat(count).trim()
    const problems = (comment: string) => problemsOf('packages/x/src/a.ts', `/**\n * ${comment}\n */`)
    expect(problems(words(25))).toEqual([])
    expect(problems(words(26))).toEqual(['doc comment 1'])
    for (const end of ['.', ';', '\n * @throws', '\n * -'])
      expect(problems(`${words(20)}${end} ${words(20)}`)).toEqual([])
  })

  it('reads comments without their examples and code', () => {
    const source = `
/** Creates it. */
export const a = 1
// Whoever asks is told.
export const b = 2
/**
 * Returns the name of \`nobody\`.
 *
 * @example nobody('anew')
 */
export const c = 3`
    expect(problemsOf('packages/x/src/a.ts', source)).toEqual(['doc comment 2', 'comment 4'])
  })

  it('refuses titles of tests without a subject, including those of it.each', () => {
    const source = `
describe('what is sent', () => {
  it('is lost', () => {})
  it.each(rows)('that %s', () => {})
  it('shows the fee', () => {})
})`
    expect(problemsOf('packages/x/src/a.test.ts', source)).toEqual(['title 2', 'title 3', 'title 4'])
  })

  it('refuses a title outside of describe that starts with its verb', () => {
    const source = `
describe('checkout', () => {
  it('requires an address', () => {})
})
test.describe('refunds', () => {
  test('requires a payment', () => {})
})
it('requires the digits behind a link', () => {})
it.each(rows)('never charges %s', () => {})
it('email sign-in requires the digits behind a link', () => {})
it('uses-it publishes', () => {})`
    expect(problemsOf('packages/x/src/a.test.ts', source)).toEqual(['bare title 8', 'bare title 9'])
  })
})

describe('checkPage', () => {
  it('refuses words, long lines and paragraphs in table cells, and only long lines in code', () => {
    const page = [
      'Nobody needs it.',
      'x'.repeat(201),
      '```',
      `nobody ${'x'.repeat(201)}`,
      '```',
      '## Who can read it',
      `| ${'word '.repeat(21)}|`,
      'Call `nobody`.',
    ].join('\n')
    expect(checkPage(page).map(({ line }) => line)).toEqual([1, 2, 4, 7])
  })
})
