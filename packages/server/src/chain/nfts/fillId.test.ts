import { describe, expect, it } from 'vitest'
import { fillId, maxText } from './fillId.js'

const filled = `${'0'.repeat(62)}ff`

describe('fillId', () => {
  it('inserts the ID in hex into every placeholder', () => {
    expect(fillId('a/{id}/{id}', '255')).toBe(`a/${filled}/${filled}`)
    expect(fillId('a', '255')).toBe('a')
  })

  it('checks the length before replacing anything', () => {
    expect(fillId('x'.repeat(maxText), '1')).toHaveLength(maxText)
    expect(fillId('x'.repeat(maxText + 1), '1')).toBeUndefined()
    expect(fillId('{id}'.repeat(maxText / 64), '1')).toHaveLength(maxText)
    expect(fillId(`{id}${'{id}'.repeat(maxText / 64)}`, '1')).toBeUndefined()
  })
})
