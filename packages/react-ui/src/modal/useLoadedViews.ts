'use client'
import type { ViewName } from '@kit/core'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyView, TitleContext } from '../router/defineView.js'

type ViewComponent = ComponentType<{ readonly data: never }>

/** A view with its component, if that is loaded. */
export type LoadedView = {
  title(context: TitleContext<never>): string
  readonly Component: ViewComponent | undefined
  /** It did not load: the page is offline, or a new version was deployed. */
  readonly isMissing: boolean
}

/** The views of a modal by name. */
export type LoadedViews = {
  find(name: ViewName): LoadedView | undefined
  /** Loads views that are separate files in advance. Those that fail are left for later. */
  readonly prepare: (...names: readonly ViewName[]) => Promise<void>
}

/**
 * Loads a view that is a separate file when it is shown, or earlier, when the visitor is about to open it. A loaded view renders at
 * once, without a flash of a fallback.
 */
export function useLoadedViews(views: readonly AnyView[], shown: ViewName | undefined): LoadedViews {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ViewComponent>>(new Map())
  const [missing, setMissing] = useState<readonly string[]>([])
  const byName = useMemo(() => new Map<string, AnyView>(views.map((view) => [view.name, view])), [views])
  const prepare = useCallback(
    async (...names: readonly ViewName[]): Promise<void> => {
      const found = await Promise.all(
        names.map(async (name) => {
          const view = byName.get(name)
          // Offline, or a new version was deployed: it is loaded again when it is asked for again.
          const Component = view && 'load' in view ? await view.load().catch(() => undefined) : undefined
          return Component && ([name, Component as ViewComponent] as const)
        }),
      )
      const components = found.filter((entry) => entry !== undefined)
      const isThere = (name: string) => components.some(([other]) => other === name)
      setMissing((before) => [...before.filter((name) => !isThere(name)), ...names.filter((name) => !isThere(name))])
      setLoaded((known) => {
        const fresh = components.filter(([name]) => !known.has(name))
        return fresh.length === 0 ? known : new Map([...known, ...fresh])
      })
    },
    [byName],
  )
  useEffect(() => {
    if (shown !== undefined && !loaded.has(shown)) void prepare(shown)
  }, [shown, loaded, prepare])
  return useMemo(
    () => ({
      prepare,
      find(name) {
        const view = byName.get(name)
        if (view === undefined) return undefined
        const Component = 'Component' in view ? (view.Component as ViewComponent) : loaded.get(name)
        const isMissing = Component === undefined && missing.includes(name)
        return { title: view.title as LoadedView['title'], Component, isMissing }
      },
    }),
    [byName, loaded, missing, prepare],
  )
}
