'use client'
import { deriveStore } from '@kit/core/plugin'
import { useMemo, useSyncExternalStore } from 'react'
import type { Contribution } from '../contribution/Feature.js'
import { useKit } from '../kit/useKit.js'
import { attempt } from '../modal/attempt.js'
import type { KeyedContribution } from './createFeatures.js'
import { useFeatures } from './FeaturesContext.js'

/** An available contribution, with the result of `ask`. */
export type ActiveContribution<Entry, Answer> = KeyedContribution<Entry> & { readonly answer: Answer }

/**
 * Returns the available contributions in order. `ask` reads additional data, such as why one is disabled. A contribution that throws is
 * skipped.
 */
export function useContributions<Entry extends Contribution, Answer = undefined>(
  owned: readonly KeyedContribution<Entry>[],
  ask?: (entry: Entry) => Answer,
): readonly ActiveContribution<Entry, Answer>[] {
  const kit = useKit()
  const { hasTexts } = useFeatures()
  const { log } = kit.ports
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` reads the entry and the kit, and nothing that changes
  const store = useMemo(() => {
    const sources = owned.flatMap(({ entry }) => attempt(log, () => entry.dependencies?.(kit)) ?? [])
    return deriveStore(
      [kit.active, ...sources],
      () =>
        owned.flatMap((one) => {
          const offered = attempt(log, () => one.entry.isShown?.(kit) !== false && { ...one, answer: ask?.(one.entry) })
          return offered ? [offered as ActiveContribution<Entry, Answer>] : []
        }),
      (a, b) =>
        a.length === b.length &&
        a.every(({ key, answer }, index) => key === b[index]?.key && answer === b[index].answer),
    )
  }, [kit, owned, log])
  return useSyncExternalStore(store.subscribe, store.getState, store.getState).filter(
    ({ feature, needsTexts }) => !needsTexts || hasTexts(feature),
  )
}
