import { describe, expect, it } from 'vitest'
import { checkSpecification, decisionsOf } from './checkSpecification.js'
import { splitSentences } from './splitSentences.js'

const specification = `# A kit

It connects wallets. It asks
nobody.

## 1. Views

- Connect: a list.
- Back pops. It closes the last.

| view | what |
|---|---|
| Account | home |
`
const rules = new Map([
  ['views-1', "it('shows a list of wallets')"],
  ['views-2', "it('shows the wallets on Back')"],
  ...Array.from({ length: 22 }, (_, index) => [`others-${index}`, "it('opens a wallet')"] as const),
])
const decisions = decisionsOf('| subject | decision |\n|---|---|\n| Back | the browser’s, too |')

/** The page, with each row as it should be, changed by what is given. */
function pageOf(change: (row: string) => string = (row) => row): string {
  const rows = splitSentences(specification).map(({ id, mark }) =>
    change(`| ${id} | wallets in a list | ${mark} | views-1 | \`list\` |`),
  )
  const [first = '', second = '', ...views] = rows
  return ['## 0. Before (2)', first, second, '## 1. Views (4)', ...views].join('\n')
}
const check = (page: string) => checkSpecification(page, { rules, decisions, specification })

describe('sentences of a specification', () => {
  it('are those of paragraphs, of list entries, and the rows of tables', () => {
    expect(splitSentences(specification).map(({ id }) => id)).toEqual(['0.1', '0.2', '1.1', '1.2', '1.3', '1.4'])
  })

  it('are the same however their lines are wrapped, and others with another word', () => {
    const marks = (text: string) => splitSentences(text).map(({ mark }) => mark)
    expect(marks(specification.replace('asks\nnobody', 'asks nobody'))).toEqual(marks(specification))
    expect(marks(specification.replace('nobody', 'somebody'))).not.toEqual(marks(specification))
  })
})

describe('the page that accounts for them', () => {
  it('is sound when each leads to a rule or a decision', () => {
    expect(check(pageOf())).toEqual([])
    const both = pageOf((row) => row.replace('views-1 | `list`', 'views-2; decided: Back | `wallets`, `back`'))
    expect(check(both)).toEqual([])
    expect(check(pageOf((row) => row.replace('views-1 | `list` ', 'says what follows | ')))).toEqual([])
  })

  it('is refused for a sentence that leads to a rule about something else', () => {
    const change = (to: string) =>
      check(pageOf((row) => (row.startsWith('| 0.1') ? row.replace('views-1 | `list`', to) : row)))
    expect(change('views-2 | `list`')).toEqual(['0.1: views-2 speaks of none of its terms'])
    expect(change('views-1; decided: Back | `list`')).toEqual(['0.1: decided: Back speaks of none of its terms'])
    expect(change('views-1 | ')).toEqual(['0.1: views-1 speaks of none of its terms'])
    expect(change('views-1 | `list`, `swap`')).toEqual(['0.1: nothing that keeps it speaks of "swap"'])
    // A part of a word is not the word.
    expect(change('views-1 | `is`')).toEqual(['0.1: views-1 speaks of none of its terms', '0.1 has none of its terms'])
  })

  it('is refused for terms that many rules share', () => {
    const page = pageOf((row) => row.replace('views-1 | `list`', 'others-3 | `wallet`'))
    expect(check(page)).toContain('0.1: others-3 shares wallet with it, as 22 rules do')
    expect(check(pageOf((row) => row.replace('views-1 | `list`', 'others-3 | `wallet`, `list`')))).toContain(
      '0.1: others-3 shares wallet with it, as 22 rules do',
    )
  })

  it('is refused for terms that are not those of the sentence', () => {
    const page = pageOf((row) => row.replace('wallets in a list', 'what it is about'))
    expect(check(page)).toContain('0.1 has none of its terms')
    expect(check(page)).not.toContain('1.1 has none of its terms')
  })

  it('is refused without one, also where the specification is not at hand', () => {
    const page = pageOf((row) => (row.startsWith('| 1.2') ? '' : row))
    expect(checkSpecification(page, { rules, decisions })).toEqual([
      '1.3 stands where 1.2 is due',
      '1.4 stands where 1.3 is due',
      'section 1 has 4 sentences, 3 of them here',
    ])
    expect(check(page)).toContain('1.2 of the specification is missing')
    expect(check('')).toContain('the page names no sentence')
  })

  it('is refused for a sentence that leads to no rule and to no decision', () => {
    const others = ['views-9', 'decided: Forth', ''].map((keeper) =>
      check(pageOf((row) => (row.startsWith('| 0.1') ? row.replace('views-1', keeper) : row))),
    )
    expect(others).toEqual([
      ['0.1: there is no rule "views-9"'],
      ['0.1: there is no decision "Forth"'],
      ['0.1: there is no rule ""'],
    ])
  })

  it('is refused for a sentence that says something else, or that is there no more', () => {
    const changed = specification.replace('a list', 'two lists')
    expect(checkSpecification(pageOf(), { rules, decisions, specification: changed })).toEqual([
      expect.stringMatching(/^1\.1 says something else now: look at it again, and mark it [0-9a-f]{8}$/),
    ])
    const shorter = specification.replace('| Account | home |\n', '')
    expect(checkSpecification(pageOf(), { rules, decisions, specification: shorter })).toEqual([
      '1.4 is not in the specification',
    ])
  })
})
