import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHeights } from './createHeights.js'

const blockTimeMs = 12_000
const minuteMs = 60_000
const far = 1_000_000_000

/** Nodes that report their newest block when the test says so. */
function start() {
  const clock = { nowMs: 1_000_000 }
  const tips: [tip: number, reorgDepth: number][] = []
  const heights = createHeights({ now: () => clock.nowMs, blockTimeMs, onTip: (...tip) => tips.push(tip) })
  const report = (...all: readonly (number | undefined)[]) => {
    for (const [index, height] of all.entries()) if (height !== undefined) heights.report(index, height)
  }
  /** Reports at each block for a while; the functions return a node's height after so many blocks. */
  const run = (blocks: number, ...nodes: readonly ((block: number) => number | undefined)[]) => {
    for (let block = 1; block <= blocks; block += 1) {
      clock.nowMs += blockTimeMs
      report(...nodes.map((node) => node(block)))
    }
  }
  const lags = (count: number) => Array.from({ length: count }, (_, index) => heights.lag(index))
  return { clock, heights, lags, report, run, tips }
}

describe('createHeights', () => {
  it('believes the only node, also when it leaps or starts over', () => {
    const { heights, report, tips } = start()
    report(5)
    report(far)
    report(3)
    expect(heights.tip()).toBe(3)
    expect(tips).toEqual([
      [5, 0],
      [far, 0],
      [3, far - 3],
    ])
  })

  it.each([
    ['reports first', [far, 100]],
    ['reports last', [100, far]],
    ['contradicts two others', [100, 101, far]],
  ])('keeps honest nodes from lagging behind a node that is far ahead and %s', (_, reported) => {
    const { heights, lags, report } = start()
    report(...reported)
    expect(heights.tip()).toBe(Math.max(...reported.filter((each) => each !== far)))
    expect(Math.max(...lags(reported.length))).toBeLessThanOrEqual(1)
  })

  it('does not believe a node that suddenly is far ahead, nor later', () => {
    const { heights, lags, run, tips } = start()
    run(
      20,
      (block) => 100 + block,
      (block) => 100 + block,
    )
    run(
      200,
      (block) => 120 + block,
      () => far,
    )
    run(
      200,
      (block) => 320 + block,
      (block) => far + block,
    )
    expect(heights.tip()).toBe(520)
    expect(lags(2)).toEqual([0, 0])
    expect(tips.every(([tip, reorgDepth]) => tip <= 520 && reorgDepth === 0)).toBe(true)
  })

  it('keeps the tip while only a node responds that is far ahead of it', () => {
    const { heights, run } = start()
    run(
      5,
      (block) => 100 + block,
      () => far,
    )
    run(
      20,
      () => undefined,
      () => far,
    )
    expect(heights.tip()).toBe(105)
    run(
      5,
      (block) => 120 + block,
      () => far,
    )
    expect(heights.tip()).toBe(125)
  })

  it('ranks nodes that lag a little, or that stall later, behind the others', () => {
    const { heights, lags, run } = start()
    run(
      5,
      (block) => 100 + block,
      (block) => 60 + block,
    )
    expect(lags(2)).toEqual([0, 40])
    run(
      1000,
      (block) => 105 + block,
      () => 65,
    )
    expect(heights.tip()).toBe(1105)
    expect(lags(2)).toEqual([0, 1040])
  })

  it('follows the node that advances if the other one stalled or syncs from the start', () => {
    const stalled = start()
    stalled.run(
      30,
      (block) => far + block,
      () => 100,
    )
    expect(stalled.lags(2)).toEqual([0, far - 70])
    const syncing = start()
    syncing.run(
      30,
      (block) => far + block,
      (block) => block * 10_000,
    )
    expect(syncing.heights.tip()).toBe(far + 30)
  })

  it('follows the remaining node when the other one is down, and still ranks that one last when it returns', () => {
    const { lags, run } = start()
    run(
      5,
      (block) => 100 + block,
      (block) => 100 + block,
    )
    run(
      500,
      (block) => 105 + block,
      () => undefined,
    )
    run(
      1,
      (block) => 605 + block,
      () => 105,
    )
    expect(lags(2)).toEqual([0, 501])
  })

  it('reports a reorg of all nodes, such as a restarted chain', () => {
    const { report, run, tips } = start()
    run(
      3,
      (block) => 1000 + block,
      (block) => 1000 + block,
    )
    report(5, 5)
    expect(tips.at(-1)).toEqual([5, 998])
  })

  it('takes any node for the tip after ten minutes without another one', () => {
    const { clock, heights, report, run } = start()
    run(
      5,
      (block) => 100 + block,
      () => far,
    )
    clock.nowMs += 11 * minuteMs
    report(undefined, far + 1)
    expect(heights.tip()).toBe(far + 1)
  })

  it('never lets one far report make two agreeing nodes lag, in any order', () => {
    const step = fc.record({ node: fc.nat({ max: 2 }), lie: fc.integer({ min: 1000, max: far }) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const { clock, heights, lags, report } = start()
        report(100, 100)
        for (const [index, { node, lie }] of steps.entries()) {
          clock.nowMs += blockTimeMs / 3
          const height = 100 + Math.floor((index + 1) / 3)
          heights.report(node, node === 2 ? height + lie : height)
          heights.report(0, height)
          heights.report(1, height)
        }
        expect(lags(2)).toEqual([0, 0])
      }),
    )
  })
})
