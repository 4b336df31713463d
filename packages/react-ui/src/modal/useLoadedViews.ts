'use client'
import type { ViewName } from '@kit/core'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import type { AnyView, TitleContext } from '../router/defineView.js'

type ViewComponent = ComponentType<{ readonly data: never }>

/** A view with the component that is there by now. */
export type LoadedView = {
  title(context: TitleContext<never>): string
  readonly Component: ViewComponent | undefined
}

/** The views of a modal by name. */
export type LoadedViews = { find(name: ViewName): LoadedView | undefined }

/**
 * Loads the heavy views when the modal has opened, so that the next one is there before it is asked for. A view that is
 * loaded renders at once: no fallback flashes by.
 */
export function useLoadedViews(views: readonly AnyView[]): LoadedViews {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ViewComponent>>(new Map())
  useEffect(() => {
    let isGone = false
    for (const view of views) {
      if (!('load' in view)) continue
      view.load().then(
        (Component) => {
          if (!isGone) setLoaded((known) => new Map(known).set(view.name, Component as ViewComponent))
        },
        // Offline, or a new version was deployed: the view is asked for again when the modal opens again.
        () => undefined,
      )
    }
    return () => {
      isGone = true
    }
  }, [views])
  return useMemo(() => {
    const byName = new Map<string, AnyView>(views.map((view) => [view.name, view]))
    return {
      find(name) {
        const view = byName.get(name)
        if (view === undefined) return undefined
        const Component = 'Component' in view ? (view.Component as ViewComponent) : loaded.get(name)
        return { title: view.title as LoadedView['title'], Component }
      },
    }
  }, [views, loaded])
}
