import type { Ports } from '@kit/core/plugin'

/** An id that nobody guesses. */
export const randomId = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether an id is one of these. An app may have made one like it, too. */
export const isMadeId = (id: string): boolean => /^[\da-f]{24}$/.test(id)
