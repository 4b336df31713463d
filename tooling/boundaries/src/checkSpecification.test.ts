import { describe, expect, it } from 'vitest'
import { checkSpecification, decisionsOf } from './checkSpecification.js'
import type { AccountedSentence, SpecificationSection } from './conformanceData.js'
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
const decisions = decisionsOf('# Decisions\n\n- **Back.** The browser’s,\n  too.\n- **Other.** Nothing.\n')

type Change = Partial<AccountedSentence>

/** A correct account, with each sentence changed by `change`; undefined leaves the sentence out. */
function accountOf(change: (id: string) => Change | undefined = () => ({})): readonly SpecificationSection[] {
  const sentences = splitSentences(specification).flatMap(({ id, mark }) => {
    const changes = change(id)
    return changes ? [{ id, about: 'wallets in a list', mark, rules: ['views-1'], terms: ['list'], ...changes }] : []
  })
  return [
    { section: 0, title: 'Before', count: 2, sentences: sentences.slice(0, 2) },
    { section: 1, title: 'Views', count: 4, sentences: sentences.slice(2) },
  ]
}
const check = (sections: readonly SpecificationSection[]) =>
  checkSpecification(sections, { rules, decisions, specification })
const checkFirst = (change: Change) => check(accountOf((id) => (id === '0.1' ? change : {})))
const introduces: Change = { introduces: true, rules: undefined, terms: undefined }

describe('splitSentences', () => {
  it('returns the sentences of paragraphs and list entries, and the rows of tables', () => {
    expect(splitSentences(specification).map(({ id }) => id)).toEqual(['0.1', '0.2', '1.1', '1.2', '1.3', '1.4'])
  })

  it('returns the same marks for other line breaks, and another mark for another word', () => {
    const marks = (text: string) => splitSentences(text).map(({ mark }) => mark)
    expect(marks(specification.replace('asks\nnobody', 'asks nobody'))).toEqual(marks(specification))
    expect(marks(specification.replace('nobody', 'somebody'))).not.toEqual(marks(specification))
  })
})

describe('checkSpecification', () => {
  it('accepts an account in which each sentence leads to a rule or a decision', () => {
    expect(check(accountOf())).toEqual([])
    const both = { rules: ['views-2'], decisions: ['Back'], terms: ['wallets', 'back'] }
    expect(check(accountOf(() => both))).toEqual([])
    expect(check(accountOf(() => introduces))).toEqual([])
  })

  it('rejects a sentence that leads to a rule about something else', () => {
    expect(checkFirst({ rules: ['views-2'] })).toEqual(['0.1: rule "views-2" has none of its terms'])
    expect(checkFirst({ decisions: ['Back'] })).toEqual(['0.1: decision "Back" has none of its terms'])
    expect(checkFirst({ terms: [] })).toEqual(['0.1: rule "views-1" has none of its terms'])
    expect(checkFirst({ terms: ['list', 'swap'] })).toEqual([
      '0.1: no rule or decision that keeps it has the term "swap"',
    ])
    // A part of a word is not the word.
    expect(checkFirst({ terms: ['is'] })).toEqual([
      '0.1: rule "views-1" has none of its terms',
      '0.1 has none of its terms in its own words',
    ])
  })

  it('rejects terms that many rules share', () => {
    const others = { rules: ['others-3'], terms: ['wallet'] }
    expect(check(accountOf(() => others))).toContain('0.1: rule "others-3" shares only wallet with it, as 22 rules do')
    expect(check(accountOf(() => ({ ...others, terms: ['wallet', 'list'] })))).toContain(
      '0.1: rule "others-3" shares only wallet with it, as 22 rules do',
    )
  })

  it('rejects terms that the sentence does not have', () => {
    const problems = check(accountOf(() => ({ about: 'what it is about' })))
    expect(problems).toContain('0.1 has none of its terms in its own words')
    expect(problems).not.toContain('1.1 has none of its terms in its own words')
  })

  it('rejects a missing sentence, also when the specification is not available', () => {
    const sections = accountOf((id) => (id === '1.2' ? undefined : {}))
    expect(checkSpecification(sections, { rules, decisions })).toEqual([
      'expected 1.2, received 1.3',
      'expected 1.3, received 1.4',
      'section 1 has 4 sentences, but lists 3',
    ])
    expect(check(sections)).toContain('1.2 of the specification is not listed')
    expect(check([])).toContain('no sentence is listed')
  })

  it('rejects a sentence that leads to no rule and no decision', () => {
    expect(checkFirst({ rules: ['views-9'] })).toEqual(['0.1: there is no rule "views-9"'])
    expect(checkFirst({ rules: [], decisions: ['Forth'] })).toEqual(['0.1: there is no decision "Forth"'])
    expect(checkFirst({ rules: [] })).toEqual(['0.1: no rule and no decision keeps it'])
    expect(checkFirst({ introduces: true })).toEqual([
      '0.1: only introduces others, but lists rules, decisions or terms',
    ])
    expect(
      checkSpecification(
        accountOf(() => ({ mark: 'x' })),
        { rules, decisions },
      ),
    ).toContain('0.1: "x" is not a mark of 8 hex digits')
  })

  it('rejects a sentence whose words have changed, and one that was removed', () => {
    const changed = specification.replace('a list', 'two lists')
    expect(checkSpecification(accountOf(), { rules, decisions, specification: changed })).toEqual([
      expect.stringMatching(/^1\.1 has changed: review what keeps it, then set its mark to [0-9a-f]{8}$/),
    ])
    const shorter = specification.replace('| Account | home |\n', '')
    expect(checkSpecification(accountOf(), { rules, decisions, specification: shorter })).toEqual([
      '1.4 is not in the specification',
    ])
  })
})
