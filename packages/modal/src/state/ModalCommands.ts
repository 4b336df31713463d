import type { ReadableStore } from '@kit/core'
import type { ModalState, ViewData, ViewName } from './ModalState.js'

/** Name of a view, followed by its data if it has any: `('Downloads', { wallet })`. */
export type ViewArgs = [name: EmptyViewName] | ViewWithData[keyof ViewWithData]

/** A union of names instead of argument lists: with many views, TypeScript can't infer the latter. */
type EmptyViewName = { [Name in ViewName]: ViewData[Name] extends undefined ? Name : never }[ViewName]
type ViewWithData = { [Name in Exclude<ViewName, EmptyViewName>]: [name: Name, data: ViewData[Name]] }

/** Navigates between the modal's views. */
export type ModalCommands = ReadableStore<ModalState> & {
  push(...view: ViewArgs): void
  replace(...view: ViewArgs): void
  /** Goes back one view. Closes the modal if only one view is left or UnsupportedChain is in the history. */
  back(): void
  /** Goes back to the last entry with this view name. Does nothing if there is none. */
  backTo(name: ViewName): void
  /** Replaces the whole history with this view. */
  reset(...view: ViewArgs): void
  /** Closes the modal as every close button does: shakes the card when closing is refused. */
  requestClose(): void
}
