import { describe, expect, it } from 'vitest'
import { findTextProblems } from './findTextProblems.js'

describe('findTextProblems', () => {
  it.each([
    ['a missing placeholder', 'Senden', ['a: {amount} is missing']],
    ['an unknown placeholder', '{amount} an {to}', ['a: {to} doesn’t exist in English']],
    ['an empty text', ' ', ['a: is empty']],
    ['a direction mark', '{amount}\u200f', ['a: contains a direction mark']],
    ['nothing', '{amount} senden', []],
  ])('finds %s', (_, text, problems) => {
    expect(findTextProblems({ a: 'Send {amount}' }, { a: text }, 'de')).toEqual(problems)
  })

  it('lets only the forms of one and two omit the number', () => {
    const english = { a: { one: '{count} token', other: '{count} tokens' } }
    expect(findTextProblems(english, { a: { one: 'Ein Token', other: '{count} Token' } }, 'de')).toEqual([])
    expect(findTextProblems(english, { a: { one: '{count} Token', other: 'Token' } }, 'de')).toEqual([
      'a: {count} is missing',
    ])
  })

  it('finds texts that the translation lacks, and inherits none', () => {
    expect(findTextProblems({ toString: 'x' }, {}, 'de')).toEqual(['toString: missing'])
  })
})
