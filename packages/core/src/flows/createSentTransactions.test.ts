import { describe, expect, it } from 'vitest'
import { createSentTransactions } from './createSentTransactions.js'

describe('the transactions that were sent', () => {
  it('are known by their networks, the newest 200 of them', () => {
    const sent = createSentTransactions()
    for (let n = 0; n < 200; n++) sent.add(`0x${n}`, 'eip155:1')
    // Sent once more, it is among the newest.
    sent.add('0x0', 'eip155:2')
    sent.add('0xnew', 'eip155:1')
    expect([sent.get('0x0'), sent.get('0x1'), sent.get('0x2'), sent.get('0xnew')]).toEqual([
      'eip155:2',
      undefined,
      'eip155:1',
      'eip155:1',
    ])
  })
})
