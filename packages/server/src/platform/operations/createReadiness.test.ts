import { expect, it } from 'vitest'
import { createReadiness } from './createReadiness.js'

it('readiness is checked again after the clock was set back', async () => {
  const clock = { nowMs: 1_795_000_000_000 }
  let isBroken = false
  const store = async (): Promise<void> => {
    if (isBroken) throw new Error('unavailable')
  }
  const readiness = createReadiness({ checks: { store }, now: () => clock.nowMs })
  expect(await readiness.missing()).toEqual([])
  isBroken = true
  clock.nowMs += 1000
  expect(await readiness.missing()).toEqual([])
  clock.nowMs -= 3_600_000
  expect(await readiness.missing()).toEqual(['store'])
})
