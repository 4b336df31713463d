import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { startStopwatch } from './startStopwatch.js'

describe('startStopwatch', () => {
  it('continues when the clock is set back, and counts sleep during which the monotonic clock stood still', () => {
    const clock = createFakeClock()
    const age = startStopwatch(clock)
    clock.jump(-3_600_000)
    expect(age()).toBe(0)
    clock.advance(1000)
    expect(age()).toBe(1000)
    clock.jump(7_200_000)
    expect(age()).toBe(3_601_000)
  })
})
