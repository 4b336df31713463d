import type { ViewEntry, ViewName } from './ModalState.js'

/** The view history (rule views-4). Never empty; the last entry is shown. */
export type Route = { readonly history: readonly ViewEntry[]; readonly direction: 'next' | 'prev' }

type Move = <S extends Route>(state: S) => S

/** Pushes a view. If it is already on top, only its data is replaced, so a double click adds no second entry. */
export const pushed =
  (view: ViewEntry): Move =>
  (state) => {
    const kept = state.history.at(-1)?.name === view.name ? state.history.slice(0, -1) : state.history
    return { ...state, history: [...kept, view], direction: 'next' }
  }

/** Replaces the top view. */
export const replaced =
  (view: ViewEntry): Move =>
  (state) => ({ ...state, history: [...state.history.slice(0, -1), view], direction: 'next' })

/** Removes the top view, unless it is the only one. */
export const popped: Move = (state) =>
  state.history.length < 2 ? state : { ...state, history: state.history.slice(0, -1), direction: 'prev' }

/** Removes everything above the last entry with this name. Does nothing if there is no such entry. */
export const poppedTo =
  (name: ViewName): Move =>
  (state) => {
    const kept = state.history.slice(0, state.history.map((view) => view.name).lastIndexOf(name) + 1)
    return kept.length === 0 || kept.length === state.history.length
      ? state
      : { ...state, history: kept, direction: 'prev' }
  }

/** Resets the history to one view. */
export const resetTo =
  (view: ViewEntry): Move =>
  (state) => ({ ...state, history: [view], direction: 'next' })
