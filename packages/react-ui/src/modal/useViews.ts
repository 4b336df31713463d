'use client'
import type { ViewName } from '@kit/modal'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import type { PartLoader } from './createPartStore.js'
import { useModalContext } from './ModalContext.js'

/** A view, with its loading state. */
export type FoundView = {
  readonly view: ViewDefinition<never> | undefined
  /** Whether loading has failed: the page is offline or was redeployed, or no feature has this view. */
  readonly isMissing: boolean
}

/** The views of a modal by name. */
export type Views = {
  find(name: ViewName): FoundView
  /** Preloads views with their texts. */
  readonly prepare: (...names: readonly ViewName[]) => Promise<void>
}

/** Loads a view when it is shown, or earlier, when the user is about to open it. A loaded view renders immediately, without a fallback. */
export function useViews(shown: ViewName | undefined): Views {
  const kit = useKit()
  const { views, parts, features } = useModalContext()
  const loaded = useSyncExternalStore(parts.subscribe, parts.getState, parts.getState)
  const prepare = useCallback(
    async (...names: readonly ViewName[]): Promise<void> => {
      const wanted: readonly unknown[] = names.map((name) => views[name])
      const apart = wanted.filter((view): view is PartLoader => typeof view === 'function')
      await Promise.all([features?.prepare(names), parts.fetch(...apart)])
    },
    [views, features, parts],
  )
  useEffect(() => {
    if (shown !== undefined) void prepare(shown)
  }, [shown, prepare])
  const found = useMemo(
    (): Views => ({
      prepare,
      find(name) {
        const view: unknown = views[name]
        const load = typeof view === 'function' ? loaded.get(view as PartLoader) : { value: view }
        const isThere = load !== undefined && 'value' in load && load.value !== undefined
        // A view isn't ready until its texts are loaded.
        if (typeof view === 'function' && features?.isSettled(name) === false)
          return { view: undefined, isMissing: false }
        return isThere
          ? { view: load.value as ViewDefinition<never>, isMissing: false }
          : { view: undefined, isMissing: load !== undefined }
      },
    }),
    [views, features, loaded, prepare],
  )
  // Known only once its definition is loaded.
  const needsAccount = shown !== undefined && found.find(shown).view?.needsAccount === true
  useEffect(() => {
    if (needsAccount) kit.modal.closeOnDisconnect(shown)
  }, [kit, needsAccount, shown])
  return found
}
