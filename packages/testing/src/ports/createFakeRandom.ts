import type { RandomPort } from '@kit/core/adapter'

/**
 * Bytes that look random and are the same in each run (a linear congruential generator). Never fit for keys.
 *
 * @example createFakeRandom(7).bytes(16)
 */
export const createFakeRandom = (seed = 1): RandomPort => {
  let state = seed >>> 0
  return {
    bytes: (length) =>
      Uint8Array.from({ length }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state >>> 24
      }),
  }
}
