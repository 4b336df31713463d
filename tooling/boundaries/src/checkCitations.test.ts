import { describe, expect, it } from 'vitest'
import { checkCitations } from './checkCitations.js'

const ids = new Set(['views-7', 'states-12'])
const check = (...lines: readonly string[]) => checkCitations(ids, lines.join('\n'))

describe('checkCitations', () => {
  it('accepts citations of rules that are listed', () => {
    expect(
      check('// Closes (rule views-7).', '/** Opens (rules states-12, views-7). */', 'a rule of the house'),
    ).toEqual([])
  })

  it('rejects a rule that is not listed, at any place of a citation', () => {
    expect(check('const a = 1', '// Closes (rule views-8).')).toEqual(['line 2: no rule has the id views-8'])
    expect(check('/** Opens (rules states-12, views-1, states-7). */')).toEqual([
      'line 1: no rule has the id views-1',
      'line 1: no rule has the id states-7',
    ])
  })

  it('rejects an unknown rule on the next line of a comment', () => {
    expect(check('/**', ' * Opens and closes (rules states-12,', ' * views-9).', ' */')).toHaveLength(1)
    expect(check('// as the rule', '// views-9 says')).toHaveLength(1)
  })

  it.each([
    '/** Times of the modal (specification, sections 2 and 9). */',
    '/** Specification, section 9: receipt wait. */',
    '// Default 4 minutes (specification section 9).',
    '// In the default order of the specification (section 2).',
    '/**\n * Shows the current value (specification, section\n * 4). */',
    '// One thing (standards, section 6).',
    '// A reason with a field (wire contract, section 1).',
    '/** Disabled while one exists (views: "Connect, wallet rows"). */',
    '// Closes the modal (views: ConnectingExternal).',
    '/** How many (views, "GetWallet"). */',
    '// Rows of a page (wire, 2.6)',
    '// Where a link opens (mobile notes).',
    '// The toast lives as the views’ notes say.',
    'As [product.md](product.md) says.',
    '// see spec/wire.md',
  ])('rejects a document that is not in the repository: %s', (text) => {
    expect(check('const a = 1', text).join()).toContain('is not in the repository')
  })

  it('accepts public standards, pages of the repository and code that only looks like a citation', () => {
    const lines = [
      '// Source: the WalletConnect 2.0 specification, RFC 7519, section 4.',
      'See [server.md](server.md).',
      'function useLoadedViews(views: readonly AnyView[], mobile, relay) {}',
      '// Rules that the views keep, in one section',
    ]
    expect(check(...lines)).toEqual([])
  })
})
