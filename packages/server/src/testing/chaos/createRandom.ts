/** Random choices that repeat with their seed. */
export type Random = {
  /** Returns an integer from 0 to `count - 1`. */
  below(count: number): number
  /** Returns whether something of that probability happens. */
  happens(probability: number): boolean
  /** Returns a copy in random order. */
  shuffled<T>(values: readonly T[]): readonly T[]
}

/** Creates random choices from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    happens: (probability) => next() < probability,
    shuffled(values) {
      const order = [...values]
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = below(at + 1)
        ;[order[at], order[other]] = [order[other] as (typeof order)[0], order[at] as (typeof order)[0]]
      }
      return order
    },
  }
}
