import { describe, expect, it } from 'vitest'
import { maxItemLength, parsePayRequest } from './PayRequest.js'
import { order } from './testing/createPayer.js'

describe('parsePayRequest', () => {
  it.each([
    ['as it is', 'Two tickets', 'Two tickets'],
    ['without spaces around it', '  Two tickets\t', 'Two tickets'],
    ['on one line', 'Two\r\ntickets', 'Two tickets'],
    ['without control characters and overrides of the direction', 'Two\u0000 \u202etickets\u2066', 'Two tickets'],
    ['with its markup as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['up to the maximum length', 'é'.repeat(maxItemLength), 'é'.repeat(maxItemLength)],
    ['shortened above it', 'a'.repeat(maxItemLength + 1), `${'a'.repeat(maxItemLength - 1)}…`],
    ['shortened between characters', '🎟'.repeat(1_000_000), `${'🎟'.repeat(maxItemLength - 1)}…`],
  ])('keeps the item %s', (_, item, expected) => {
    expect(maxItemLength).toBe(80)
    expect(parsePayRequest({ ...order, item }).item).toBe(expected)
  })

  it.each([
    [undefined],
    [''],
    ['   '],
    ['\u202e\u0000'],
    [25],
    [null],
    [{ toString: () => 'Two tickets' }],
    [['Two tickets']],
  ])('ignores an item that is empty or not a string: %j', (item) => {
    expect(parsePayRequest({ ...order, item })).toStrictEqual({ ...parsePayRequest(order), item: undefined })
  })
})
