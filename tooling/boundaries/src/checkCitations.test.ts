import { describe, expect, it } from 'vitest'
import { checkCitations } from './checkCitations.js'
import { ruleIds } from './checkConformance.js'

const ids = ruleIds('| id | rule |\n|---|---|\n| views-7 | back |\n| states-12 | open |')
const check = (...lines: readonly string[]) => checkCitations(ids, lines.join('\n'))

describe('a text that cites rules', () => {
  it('is sound when each is in the list', () => {
    expect(
      check('// Closes (rule views-7).', '/** Opens (rules states-12, views-7). */', 'a rule of the house'),
    ).toEqual([])
  })

  it('is refused for a rule that is not in the list, whichever of several it is', () => {
    expect(check('const a = 1', '// Closes (rule views-8).')).toEqual(['line 2: no rule has the id views-8'])
    expect(check('/** Opens (rules states-12, views-1, states-7). */')).toEqual([
      'line 1: no rule has the id views-1',
      'line 1: no rule has the id states-7',
    ])
  })

  it('is refused for one on the next line of the comment', () => {
    expect(check('/**', ' * Opens and closes (rules states-12,', ' * views-9).', ' */')).toHaveLength(1)
    expect(check('// as the rule', '// views-9 says')).toHaveLength(1)
  })
})
