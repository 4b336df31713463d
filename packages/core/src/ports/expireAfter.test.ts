import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { expireAfter } from './expireAfter.js'

function setUp(lifeMs = 60_000) {
  const clock = createFakeClock()
  let calls = 0
  const expiry = expireAfter(clock, lifeMs, () => calls++)
  return { calls: () => calls, clock, expiry }
}

describe('expireAfter', () => {
  it('calls back once when the time is up', () => {
    const { calls, clock } = setUp()
    clock.advance(59_999)
    expect(calls()).toBe(0)
    clock.advance(1)
    expect(calls()).toBe(1)
    clock.advance(100_000)
    expect(calls()).toBe(1)
    expect(clock.pending()).toBe(0)
  })

  it('waits 15 s after the page slept through the end, however often it is checked', () => {
    const { calls, clock, expiry } = setUp()
    clock.jump(240_000)
    expiry.check()
    expect(calls()).toBe(0)
    expect(expiry.leftMs()).toBe(-180_000)
    clock.advance(14_999)
    expiry.check()
    expect(calls()).toBe(0)
    clock.advance(1)
    expect(calls()).toBe(1)
    expect(clock.pending()).toBe(0)
  })

  it('notices within 10 s without a check that the page slept through the end', () => {
    const { calls, clock } = setUp()
    clock.jump(240_000)
    clock.advance(24_999)
    expect(calls()).toBe(0)
    clock.advance(1)
    expect(calls()).toBe(1)
  })

  it('expires in time after a sleep that ended before the deadline', () => {
    const { calls, clock, expiry } = setUp()
    clock.jump(50_000)
    expiry.check()
    clock.advance(10_000)
    expect(calls()).toBe(1)
  })

  it('never calls back after it was cancelled', () => {
    const { calls, clock, expiry } = setUp()
    expiry.cancel()
    expiry.check()
    clock.advance(600_000)
    expect(calls()).toBe(0)
    expect(clock.pending()).toBe(0)
  })
})
