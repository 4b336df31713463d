import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBio, validateName } from './validateName.js'

const allowed = [...'abcdefghijklmnopqrstuvwxyz0123456789-']

describe('validateName', () => {
  it('accepts 4 to 64 lower-case letters, digits and hyphens, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...allowed), maxLength: 80 }), (label) => {
        const problem = label.length < 4 ? 'tooShort' : label.length > 64 ? 'tooLong' : undefined
        expect(validateName(label)).toBe(problem)
      }),
    )
  })

  it.each([
    [3, 'tooShort'],
    [4, undefined],
    [63, undefined],
    [64, undefined],
    [65, 'tooLong'],
  ] as const)('returns for a length of %i characters: %s', (length, problem) => {
    expect(validateName('a'.repeat(length))).toBe(problem)
  })

  it('reports invalid characters anywhere in the name, whatever its length', () => {
    const other = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((one) => !allowed.includes(one))
    const part = fc.string({ unit: fc.constantFrom(...allowed), maxLength: 40 })
    fc.assert(
      fc.property(part, other, part, (before, one, after) => {
        expect(validateName(before + one + after)).toBe('invalidCharacters')
      }),
    )
  })

  it.each(['Alice', 'alice.eth', 'al ice', 'älice', 'аlice', 'alice\n', 'ALICE', '٤٤٤٤'])(
    'rejects %j, which could be mistaken for another name',
    (label) => {
      expect(validateName(label)).toBe('invalidCharacters')
    },
  )
})

describe('isBio', () => {
  it('accepts short texts with characters that the service stores', () => {
    expect(isBio('')).toBe(true)
    expect(isBio('hello @alice, me')).toBe(false)
    expect(isBio('https://alice.example/?a=b&c')).toBe(true)
    expect(isBio('a'.repeat(255))).toBe(true)
    expect(isBio('a'.repeat(256))).toBe(false)
  })
})
