'use client'
import type { ViewName } from '@kit/core'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyView, TitleContext } from '../router/defineView.js'

type ViewComponent = ComponentType<{ readonly data: never }>

/** A view with the component that is there by now. */
export type LoadedView = {
  title(context: TitleContext<never>): string
  readonly Component: ViewComponent | undefined
}

/** The views of a modal by name. */
export type LoadedViews = {
  find(name: ViewName): LoadedView | undefined
  /** Loads a heavy view, so that it is there when it is asked for. */
  readonly prepare: (name: ViewName) => void
}

/**
 * Loads a heavy view when it is shown, or before, when somebody means to open it. What is loaded renders at once: no fallback
 * flashes by.
 */
export function useLoadedViews(views: readonly AnyView[], shown: ViewName | undefined): LoadedViews {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ViewComponent>>(new Map())
  const byName = useMemo(() => new Map<string, AnyView>(views.map((view) => [view.name, view])), [views])
  const prepare = useCallback(
    (name: ViewName): void => {
      const view = byName.get(name)
      if (view === undefined || !('load' in view)) return
      view.load().then(
        (Component) =>
          setLoaded((known) => (known.has(name) ? known : new Map(known).set(name, Component as ViewComponent))),
        // Offline, or a new version was deployed: it is loaded again when it is asked for again.
        () => undefined,
      )
    },
    [byName],
  )
  useEffect(() => {
    if (shown !== undefined && !loaded.has(shown)) prepare(shown)
  }, [shown, loaded, prepare])
  return useMemo(
    () => ({
      prepare,
      find(name) {
        const view = byName.get(name)
        if (view === undefined) return undefined
        const Component = 'Component' in view ? (view.Component as ViewComponent) : loaded.get(name)
        return { title: view.title as LoadedView['title'], Component }
      },
    }),
    [byName, loaded, prepare],
  )
}
