import type { ComponentType } from 'react'
import type { Asker, Review } from '../approval/Review.js'
import type { ExportCommands } from './exportCommands.data.js'

/** What every view of the frame is given beside its own props. Each may be called once; what comes after is ignored. */
export type Asked<Answer> = {
  /** Ends the view: this is what the visitor said. */
  answer(value: Answer): void
  /** Ends the view: the visitor declined. */
  refuse(): void
}

/** What each decision shows: data that a window gets a copy of, and beside it commands of `manage`, which stay in the frame. */
export type Decisions = {
  readonly approve: { readonly review: Review }
  readonly changeEmail: { readonly asker: Asker; readonly email: string }
  readonly share: { readonly asker: Asker }
  readonly export: { readonly manage: ExportCommands }
}

/** Shows views in the frame, one at a time: a second one waits until the first has ended. So a view never asks for another one itself. */
export type Screen = {
  /** Fetches, while nothing else is to be done, what the next approval needs: it is shown at once, and where the network is gone by then. */
  prepare(): void
  /**
   * Shows a view and resolves with what the visitor answers. The view is fetched while the page makes room.
   *
   * @throws KitError `connection/rejected` when the visitor declines
   * @throws `signal.reason` when the request is aborted: the view goes away
   */
  ask<Props extends object, Answer>(
    load: () => Promise<ComponentType<Props & Asked<Answer>>>,
    props: Props,
    signal: AbortSignal,
  ): Promise<Answer>
  /**
   * Shows what must not be decided, or seen, below something that a page lays over it: where the operator or the browser wants that, in a
   * window. Resolves when the visitor agreed, or is done with it.
   *
   * @throws KitError `connection/rejected` when the visitor declines or closes the window, or the wallet is locked meanwhile
   * @throws `signal.reason` when the request is aborted
   */
  decide<Name extends keyof Decisions>(name: Name, props: Decisions[Name], signal: AbortSignal): Promise<void>
}
