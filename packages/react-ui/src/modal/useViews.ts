'use client'
import type { ViewName } from '@kit/modal'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import type { Load } from './createLoads.js'
import { useModalContext } from './ModalContext.js'

/** A view, as far as it is there. */
export type FoundView = {
  readonly view: ViewDefinition<never> | undefined
  /** It was asked for and did not come: the page is offline, or was deployed anew; or no feature brings it. */
  readonly isMissing: boolean
}

/** The views of a modal by name. */
export type Views = {
  find(name: ViewName): FoundView
  /** Fetches views with the texts that they show, so that they are there when they are asked for. */
  readonly prepare: (...names: readonly ViewName[]) => Promise<void>
}

/** Fetches a view when it is shown, or before, when the visitor is about to open it. A loaded view renders at once, without a fallback. */
export function useViews(shown: ViewName | undefined): Views {
  const kit = useKit()
  const { views, loads, features } = useModalContext()
  const loaded = useSyncExternalStore(loads.subscribe, loads.getState, loads.getState)
  const prepare = useCallback(
    async (...names: readonly ViewName[]): Promise<void> => {
      const wanted: readonly unknown[] = names.map((name) => views[name])
      const apart = wanted.filter((view): view is Load => typeof view === 'function')
      await Promise.all([features?.fetchTexts(names), loads.fetch(...apart)])
    },
    [views, features, loads],
  )
  useEffect(() => {
    if (shown !== undefined) void prepare(shown)
  }, [shown, prepare])
  const found = useMemo(
    (): Views => ({
      prepare,
      find(name) {
        const view: unknown = views[name]
        const load = typeof view === 'function' ? loaded.get(view as Load) : { value: view }
        const isThere = load !== undefined && 'value' in load && load.value !== undefined
        // Its words come with it.
        if (typeof view === 'function' && features?.isSettled(name) === false)
          return { view: undefined, isMissing: false }
        return isThere
          ? { view: load.value as ViewDefinition<never>, isMissing: false }
          : { view: undefined, isMissing: load !== undefined }
      },
    }),
    [views, features, loaded, prepare],
  )
  // What a view needs is known when its definition is there.
  const needsAccount = shown !== undefined && found.find(shown).view?.needsAccount === true
  useEffect(() => {
    if (needsAccount) kit.modal.needAccount(shown)
  }, [kit, needsAccount, shown])
  return found
}
