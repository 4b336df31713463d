import { describe, expect, it } from 'vitest'
import { fillId, MAX_TEXT } from './fillId.js'

const filled = `${'0'.repeat(62)}ff`

describe('fillId', () => {
  it('inserts the ID in hex into every placeholder', () => {
    expect(fillId('a/{id}/{id}', '255')).toBe(`a/${filled}/${filled}`)
    expect(fillId('a', '255')).toBe('a')
  })

  it('checks the length before replacing anything', () => {
    expect(fillId('x'.repeat(MAX_TEXT), '1')).toHaveLength(MAX_TEXT)
    expect(fillId('x'.repeat(MAX_TEXT + 1), '1')).toBeUndefined()
    expect(fillId('{id}'.repeat(MAX_TEXT / 64), '1')).toHaveLength(MAX_TEXT)
    expect(fillId(`{id}${'{id}'.repeat(MAX_TEXT / 64)}`, '1')).toBeUndefined()
  })
})
