import type { RandomPort } from '@kit/core/adapter'

/**
 * Creates a deterministic source of pseudorandom bytes (a linear congruential generator). Never use it for keys.
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
