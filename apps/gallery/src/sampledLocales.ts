import { knownLocales } from '@kit/core/plugin'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether each state is shown in all languages, as the soak does, instead of a sample. */
    readonly isWhole: boolean
  }
}

/** English and Arabic are tested in every state. */
const others = knownLocales.filter((locale) => locale !== 'en' && locale !== 'ar')

/** One in three states is shown in one more language. */
const sampleShare = 3

/**
 * Returns the languages to show a state in, besides English and Arabic: all in a soak, else at most one. Over all states, each language has
 * its turn.
 */
export function sampledLocales(index: number): readonly string[] {
  if (inject('isWhole')) return others
  return index % sampleShare === 0 ? [others[(index / sampleShare) % others.length] ?? 'en'] : []
}

/** Whether a state is also shown with text of twice the size: one in ten is. */
export const isSampledLarge = (index: number): boolean => index % 10 === 5
