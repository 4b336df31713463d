import type { Ports } from '@kit/core/plugin'

/** An id that nobody guesses. */
export const randomId = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')
