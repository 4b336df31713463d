import type { ReadableStore } from '@kit/core'
import type { ModalState, ViewData, ViewName } from './ModalState.js'

/** A view's name, and its data where it has some: `('Downloads', { wallet })`. */
export type ViewArgs = [name: EmptyViewName] | ViewWithData[keyof ViewWithData]

/** One union of names, not a union of lists: TypeScript gives those up where there are many views. */
type EmptyViewName = { [Name in ViewName]: ViewData[Name] extends undefined ? Name : never }[ViewName]
type ViewWithData = { [Name in Exclude<ViewName, EmptyViewName>]: [name: Name, data: ViewData[Name]] }

/** Moves through the modal's views. */
export type ModalCommands = ReadableStore<ModalState> & {
  push(...view: ViewArgs): void
  replace(...view: ViewArgs): void
  /** One view back; closes when one remains or UnsupportedChain is in the history. */
  back(): void
  /** Back to the last view of this name, past all that is above it; nothing where there is none. */
  backTo(name: ViewName): void
  /** A history of this view alone. */
  reset(...view: ViewArgs): void
  /** The safe close of every close button: shakes where closing is refused. */
  requestClose(): void
}
