import { fakeAccount, fakeNetwork } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { KitEvent } from '../event/KitEvent.js'
import { noteSent } from './noteSent.js'

const call = { network: fakeNetwork('eip155:5'), account: fakeAccount('eip155', '0xA') }

function setUp() {
  const happened: KitEvent[] = []
  const noted: unknown[] = []
  const services = {
    events: { emit: (event: KitEvent) => void happened.push(event) },
    noting: { add: (entry: unknown) => void noted.push(entry) },
    ports: { clock: { now: () => 7 } },
  }
  const note = (answer: Promise<string>, given?: unknown) => noteSent(services as never, call, answer, given as never)
  return { happened, note, noted }
}

describe('what a wallet sent', () => {
  it('is noted with what it is for, and told to the timeline', async () => {
    const { happened, note, noted } = setUp()
    expect(await note(Promise.resolve('0xhash'), { kind: 'send', transfers: [] })).toBe('0xhash')
    const where = { namespace: 'eip155', networkId: 'eip155:5', hash: '0xhash' }
    expect(noted).toEqual([{ ...where, address: '0xA', sentAtMs: 7, note: { kind: 'send', transfers: [] } }])
    expect(happened).toEqual([{ type: 'transaction/sent', ...where }])
  })

  it('is sent all the same with a note that cannot be read', async () => {
    const { note, noted } = setUp()
    expect(await note(Promise.resolve('0xhash'), { kind: 7 })).toBe('0xhash')
    expect(noted).toMatchObject([{ hash: '0xhash' }])
    expect(noted[0]).not.toHaveProperty('note')
  })

  it('is nothing where the wallet declined', async () => {
    const { happened, note, noted } = setUp()
    await expect(note(Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([...happened, ...noted]).toEqual([])
  })
})
