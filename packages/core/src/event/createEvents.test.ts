import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createEvents } from './createEvents.js'
import type { TimedKitEvent } from './KitEvent.js'

const opened = { type: 'modal/opened' } as unknown as TimedKitEvent
const closed = { type: 'modal/closed' } as unknown as TimedKitEvent

describe('createEvents', () => {
  it.each([0, 1])('delivers an event that reader %i emits after the current one, to all readers', (answering) => {
    const events = createEvents(createFakeClock())
    const received: string[][] = [[], []]
    for (const [at, list] of received.entries())
      events.events$.subscribe(({ type }) => {
        if (at === answering && type === opened.type) events.emit(closed)
        list.push(type)
      })
    events.emit(opened)
    events.emit(opened)
    const all = [opened, closed, opened, closed].map(({ type }) => type)
    expect(received).toEqual([all, all])
  })

  it('delivers to readers that subscribe during an event only later events', () => {
    const events = createEvents(createFakeClock())
    const received: string[] = []
    const first = events.events$.subscribe(() => {
      first.unsubscribe()
      events.events$.subscribe(({ type }) => received.push(type))
    })
    events.emit(opened)
    events.emit(closed)
    expect(received).toEqual([closed.type])
  })
})
