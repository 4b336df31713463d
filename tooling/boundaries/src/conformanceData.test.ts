import { describe, expect, it } from 'vitest'
import { parseOptions, parseRuleFile, parseSpecification } from './conformanceData.js'

const rule = {
  id: 'views-1',
  rule: 'The view of the caller wins',
  where: ['a/src/open.ts'],
  tests: [{ file: 'a/src/open.test.ts', title: 'opens' }],
}
const rules = (change: object) =>
  parseRuleFile('rules/views.json', JSON.stringify({ title: 'Views', rules: [{ ...rule, ...change }] }))

describe('parseRuleFile', () => {
  it('returns the rules with the area that the file is named after', () => {
    expect(rules({})).toEqual({ path: 'rules/views.json', area: 'views', title: 'Views', rules: [rule] })
  })

  it.each([
    [{ rule: '' }, 'rules/views.json.rules[0].rule must be a string that is not empty, received ""'],
    [{ id: undefined }, 'rules/views.json.rules[0].id must be a string that is not empty, received nothing'],
    [{ where: 'a/src/open.ts' }, 'rules/views.json.rules[0].where must be a list, received "a/src/open.ts"'],
    [{ test: [] }, 'rules/views.json.rules[0] has the unknown key "test"; expected id, rule, where, tests'],
    [{ tests: ['opens'] }, 'rules/views.json.rules[0].tests[0] must be an object, received "opens"'],
  ])('throws for a rule with %j', (change, message) => {
    expect(() => rules(change)).toThrow(message)
  })

  it('throws for invalid JSON, naming the file', () => {
    expect(() => parseRuleFile('rules/views.json', '{')).toThrow('rules/views.json is not valid JSON')
  })
})

describe('parseSpecification', () => {
  it('throws for a sentence with an unknown key, a wrong flag or a count that is not a whole number', () => {
    const parse = (sentence: object, count: unknown = 1) => {
      const sections = [
        { section: 1, title: 'Views', count, sentences: [{ id: '1.1', about: 'a', mark: 'b', ...sentence }] },
      ]
      return parseSpecification('specification.json', JSON.stringify({ sections }))
    }
    expect(parse({ introduces: true })[0]?.sentences).toEqual([{ id: '1.1', about: 'a', mark: 'b', introduces: true }])
    expect(() => parse({ keptBy: [] })).toThrow('has the unknown key "keptBy"')
    expect(() => parse({ introduces: false })).toThrow('introduces must be true, or no such key, received false')
    expect(() => parse({}, 1.5)).toThrow('sections[0].count must be a whole number, received 1.5')
  })
})

describe('parseOptions', () => {
  it('returns the tests of each option by page, and throws for a page that is not a list', () => {
    const pages = { 'docs/a.md': [{ option: 'debug', tests: rule.tests }] }
    expect(parseOptions('options.json', JSON.stringify(pages))).toEqual(pages)
    expect(() => parseOptions('options.json', '{ "docs/a.md": {} }')).toThrow(
      'options.json["docs/a.md"] must be a list',
    )
  })
})
