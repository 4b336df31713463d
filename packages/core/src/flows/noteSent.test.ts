import { fakeNetwork } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { KitEvent } from '../event/KitEvent.js'
import { createSentTransactions } from './createSentTransactions.js'
import { noteSent } from './noteSent.js'

function setUp() {
  const happened: KitEvent[] = []
  const sent = createSentTransactions()
  const events = { emit: (event: KitEvent) => void happened.push(event) }
  return { happened, sent, note: noteSent.bind(undefined, { events, sent } as never, fakeNetwork('eip155:5')) }
}

describe('what a wallet sent', () => {
  it('is known by its network, and told to the timeline', async () => {
    const { happened, note, sent } = setUp()
    expect(await note(Promise.resolve('0xhash'))).toBe('0xhash')
    expect(sent.get('0xhash')).toBe('eip155:5')
    expect(happened).toEqual([{ type: 'transaction/sent', namespace: 'eip155', networkId: 'eip155:5', hash: '0xhash' }])
  })

  it('is nothing where the wallet declined', async () => {
    const { happened, note } = setUp()
    await expect(note(Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(happened).toEqual([])
  })
})
