import type { ComponentType } from 'react'
import type { RequestingDapp, Review } from '../approval/Review.js'
import type { ExportCommands } from './exportCommands.data.js'

/** Props of every view, in addition to its own. Each can be called once; later calls are ignored. */
export type Requested<Answer> = {
  /** Ends the view with the user's answer. */
  answer(value: Answer): void
  /** Ends the view: the user declined. */
  refuse(): void
}

/** Props of each decision: data, which is copied to a window, and commands of `manage`, which stay in the frame. */
export type Decisions = {
  readonly approve: { readonly review: Review }
  readonly changeEmail: { readonly dapp: RequestingDapp; readonly email: string }
  readonly share: { readonly dapp: RequestingDapp }
  readonly export: { readonly manage: ExportCommands }
}

/** Shows views in the frame, one at a time. A second one waits until the first has closed, so a view never opens another one itself. */
export type Screen = {
  /** Loads the next approval's code while idle, so that it appears immediately, even if the network is down by then. */
  prepare(): void
  /**
   * Shows a view and resolves with the user's answer. The view loads while the page makes room.
   *
   * @throws KitError `connection/rejected` when the user declines
   * @throws `signal.reason` when the request is aborted: the view closes
   */
  ask<Props extends object, Answer>(
    load: () => Promise<ComponentType<Props & Requested<Answer>>>,
    props: Props,
    signal: AbortSignal,
  ): Promise<Answer>
  /**
   * Shows a decision that must not be covered by the page: in a window where the operator or the browser requires it. Resolves when the
   * user confirms or finishes.
   *
   * @throws KitError `connection/rejected` when the user declines or closes the window, or the wallet locks first
   * @throws `signal.reason` when the request is aborted
   */
  decide<Name extends keyof Decisions>(name: Name, props: Decisions[Name], signal: AbortSignal): Promise<void>
}
