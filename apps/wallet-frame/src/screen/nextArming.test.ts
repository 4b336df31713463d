import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arming, armMs, disarm, nextArming, type Sight } from './nextArming.js'

/** Visibility is read at least this often. */
const checkIntervalMs = 1000
/** Longest time without a hint: that of a missing report, and one look. */
const longestWaitMs = 4000 + checkIntervalMs

type Step = { readonly sight: Sight | 'changed'; readonly afterMs: number }
const sights = ['complete', 'unread', 'unfocused', 'hidden', 'unreported'] as const
const stepOf = (...of: readonly Step['sight'][]): fc.Arbitrary<Step> =>
  fc.record({ sight: fc.constantFrom(...of), afterMs: fc.integer({ min: 0, max: checkIntervalMs }) })
const steps = fc.array(stepOf(...sights, 'changed'), { maxLength: 60 })

/** Returns the states after each step, with their times. */
function play(all: readonly Step[], from: Arming = disarm(), startMs = 0) {
  let [arming, nowMs] = [from, startMs]
  return all.map(({ sight, afterMs }) => {
    nowMs += afterMs
    arming = sight === 'changed' ? disarm(arming) : nextArming(arming, sight, nowMs)
    return { arming, nowMs, sight, state: arming.state }
  })
}

describe('nextArming', () => {
  it('ends armed once everything is visible and quiet, after any sequence of events', () => {
    fc.assert(
      fc.property(steps, (before) => {
        const { arming, nowMs } = play(before).at(-1) ?? { arming: disarm(), nowMs: 0 }
        const quiet = [0, armMs - 1, 1].map((afterMs) => ({ sight: 'complete', afterMs }) as const)
        expect(play(quiet, arming, nowMs).at(-1)?.state).toBe('armed')
      }),
    )
  })

  it('arms only after an uninterrupted time in which everything was visible', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let sinceMs: number | undefined
        for (const { sight, state, nowMs } of play(all)) {
          sinceMs = sight === 'complete' ? (sinceMs ?? nowMs) : undefined
          expect(state === 'armed').toBe(sinceMs !== undefined && nowMs - sinceMs >= armMs)
        }
      }),
    )
  })

  it('keeps a hint while its obstacle stays, although the hint changes the size of the view', () => {
    const obstacle = fc.constantFrom('unread', 'unfocused', 'hidden', 'unreported')
    fc.assert(
      fc.property(obstacle, fc.array(fc.boolean(), { maxLength: 20 }), (sight, changes) => {
        const step = (each: Step['sight']): Step => ({ sight: each, afterMs: checkIntervalMs })
        const hinted = play(Array.from({ length: 5 }, () => step(sight))).at(-1)
        const states = play(
          changes.map((isChange) => step(isChange ? 'changed' : sight)),
          hinted?.arming,
          hinted?.nowMs,
        ).map(({ state }) => state)
        expect(new Set([hinted?.state, ...states])).toEqual(new Set([hinted?.state]))
        expect(hinted?.state).not.toBe('waiting')
      }),
    )
  })

  it('never leaves the user without a hint for long, even if the view changes or alternates without end', () => {
    const troubled = fc.tuple(stepOf('hidden', 'unreported', 'unfocused'), stepOf(...sights, 'changed'))
    fc.assert(
      fc.property(fc.array(troubled, { minLength: 30, maxLength: 60 }), (pairs) => {
        let sinceMs = 0
        for (const { sight, state, nowMs } of play(pairs.flat())) {
          if (state !== 'waiting') sinceMs = nowMs
          else if (sight !== 'changed' && sight !== 'complete') expect(nowMs - sinceMs).toBeLessThan(longestWaitMs)
        }
      }),
    )
  })

  it.each([
    ['unread', 0, 'unread'],
    ['unfocused', 1500, 'unfocused'],
    ['hidden', 1500, 'blocked'],
    ['unreported', 4000, 'blocked'],
  ] as const)('explains a view that stays %s after %i ms', (sight, afterMs, state) => {
    const states = play([
      { sight, afterMs: 0 },
      { sight, afterMs: afterMs - 1 },
      { sight, afterMs: 1 },
    ]).map((step) => step.state)
    expect(states).toEqual(afterMs === 0 ? [state, state, state] : ['waiting', 'waiting', state])
  })

  it('gives the page time again after it was read, so that scrolling shows no error', () => {
    const [, , state] = play([
      { sight: 'unread', afterMs: 0 },
      { sight: 'unread', afterMs: 60_000 },
      { sight: 'hidden', afterMs: 100 },
    ]).map((step) => step.state)
    expect(state).toBe('unread')
  })
})
