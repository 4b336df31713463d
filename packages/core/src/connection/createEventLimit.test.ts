import { createFakeClock, createFakePorts, createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../connector/Connector.js'
import { createEventLimit } from './createEventLimit.js'

const network = (id: number): SessionEvent => ({ type: 'networkChanged', networkId: `eip155:${id}` })
const accounts = (address: string): SessionEvent => ({
  type: 'accountsChanged',
  accounts: [{ namespace: 'eip155', address, type: 'eoa' }],
})

describe('createEventLimit', () => {
  it('handles ordinary events synchronously and in order', () => {
    const taken: SessionEvent[] = []
    const push = createEventLimit(createFakeClock(0), (event) => taken.push(event))
    const events = [network(1), accounts('0xA'), network(2), accounts('0xB')]
    for (const event of events) push(event)
    expect(taken).toEqual(events)
  })

  it('coalesces a flood of events per frame, keeping the latest of each type', () => {
    const clock = createFakeClock(0)
    const taken: SessionEvent[] = []
    const push = createEventLimit(clock, (event) => taken.push(event))
    for (let at = 0; at < 10_000; at += 1) {
      push(network(at))
      push(accounts(`0x${at}`))
    }
    expect(taken).toHaveLength(50)
    clock.advance(16)
    expect(taken.slice(50)).toEqual([network(9999), accounts('0x9999')])
    push(network(1))
    expect(taken.at(-1)).toEqual(network(1))
  })

  it('never delays a disconnect, and drops the events before it', () => {
    const clock = createFakeClock(0)
    const taken: SessionEvent[] = []
    const push = createEventLimit(clock, (event) => taken.push(event))
    for (let at = 0; at < 100; at += 1) push(network(at))
    push({ type: 'disconnected', reason: 'gone' })
    clock.advance(16)
    expect(taken.at(-1)).toEqual({ type: 'disconnected', reason: 'gone' })
  })
})

describe('a wallet that floods the page with events', () => {
  it('changes the state a bounded number of times, ending with the last event', async () => {
    const clock = createFakeClock(1_700_000_000_000)
    const { kit, one, connect } = await createTestEngine({ ports: { ...createFakePorts(), clock } })
    await connect('one')
    let changes = 0
    kit.active.subscribe(() => {
      changes += 1
    })
    for (let at = 0; at < 20_000; at += 1) one.emit('eip155', accounts(`0x${at}`))
    clock.advance(16)
    expect(kit.active.getState().account?.address).toBe('0x19999')
    expect(changes).toBeLessThan(120)
  })
})
