import { describe, expect, it } from 'vitest'
import { indexTests } from './indexTests.js'

const source = `
const wallets = ['Fox', 'Otter']
const rows = wallets.map((name) => [name])
function start() { return 'a kit' }
const unused = 'never said'
describe.each(rows)('with %s', () => {
  it('connects', () => expect(start()).toBe('connected'))
  it.each([[7]])('counts %i', () => {})
})
it(\`waits \${1} s\`, () => {})
`

describe('indexTests', () => {
  const index = indexTests('packages/core/src/connect.test.ts', source)

  it('returns the title and body of a test, the titles around it, its file, and what it uses of the file', () => {
    const text = index.get('connects')
    for (const part of ['connect.test.ts', 'with %s', "toBe('connected')", "'a kit'", "'Otter'"])
      expect(text).toContain(part)
    expect(text).not.toContain('never said')
    expect(text).not.toContain('counts %i')
  })

  it('returns the table of a test, and titles that are templates', () => {
    expect(index.get('counts %i')).toContain('[[7]]')
    expect(index.has(`waits \${1} s`)).toBe(true)
  })

  it('returns the entries of a table by their keys', () => {
    const states = indexTests('states.data.ts', "export const states = { 'toast-error': { view: 'Toast' }, calm: {} }")
    expect(states.get('toast-error')).toContain("view: 'Toast'")
    expect(states.has('calm')).toBe(true)
  })
})
