import type { ViewEntry, ViewName } from './ModalState.js'

/** The history of views (rule views-4): never empty, the last one is shown. */
export type Route = { readonly history: readonly ViewEntry[]; readonly direction: 'next' | 'prev' }

type Move = <S extends Route>(state: S) => S

/** Puts a view on top. Pushing the view that is shown replaces its data, so a double click makes no second entry. */
export const pushed =
  (view: ViewEntry): Move =>
  (state) => {
    const kept = state.history.at(-1)?.name === view.name ? state.history.slice(0, -1) : state.history
    return { ...state, history: [...kept, view], direction: 'next' }
  }

/** Puts a view in the place of the one that is shown. */
export const replaced =
  (view: ViewEntry): Move =>
  (state) => ({ ...state, history: [...state.history.slice(0, -1), view], direction: 'next' })

/** Takes the top view away. The last one stays. */
export const popped: Move = (state) =>
  state.history.length < 2 ? state : { ...state, history: state.history.slice(0, -1), direction: 'prev' }

/** Takes away all that is above the last view of a name. Nothing changes where there is none, or nothing above it. */
export const poppedTo =
  (name: ViewName): Move =>
  (state) => {
    const kept = state.history.slice(0, state.history.map((view) => view.name).lastIndexOf(name) + 1)
    return kept.length === 0 || kept.length === state.history.length
      ? state
      : { ...state, history: kept, direction: 'prev' }
  }

/** A history of one view. */
export const resetTo =
  (view: ViewEntry): Move =>
  (state) => ({ ...state, history: [view], direction: 'next' })
