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
    journalWriter: { add: (entry: unknown) => void noted.push(entry) },
    ports: { clock: { now: () => 7 } },
  }
  const note = (answer: Promise<string>, given?: unknown) => noteSent(services as never, call, answer, given as never)
  return { happened, note, noted }
}

describe('noteSent', () => {
  it('records a transaction with its note and emits an event', async () => {
    const { happened, note, noted } = setUp()
    expect(await note(Promise.resolve('0xhash'), { kind: 'send', transfers: [] })).toBe('0xhash')
    const where = { namespace: 'eip155', networkId: 'eip155:5', hash: '0xhash' }
    expect(noted).toEqual([{ ...where, address: '0xA', sentAtMs: 7, note: { kind: 'send', transfers: [] } }])
    expect(happened).toEqual([{ type: 'transaction/sent', ...where }])
  })

  it('sends a transaction whose note is invalid', async () => {
    const { note, noted } = setUp()
    expect(await note(Promise.resolve('0xhash'), { kind: 7 })).toBe('0xhash')
    expect(noted).toMatchObject([{ hash: '0xhash' }])
    expect(noted[0]).not.toHaveProperty('note')
  })

  it('records nothing when the user declined', async () => {
    const { happened, note, noted } = setUp()
    await expect(note(Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([...happened, ...noted]).toEqual([])
  })
})
