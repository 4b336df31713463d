import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { SiwxMessage } from '../SiwxConfig.js'
import type { SiwxSession } from '../SiwxSession.js'

/** Whose sign-in it is: an account on a network, and the wallet that is asked. */
export type Subject = {
  readonly connectionId: string
  readonly account: Account
  readonly networkId: CaipNetworkId
}

/** A message that waits for the visitor's press. */
export type Prepared = { readonly message: SiwxMessage; readonly text: string; readonly atMs: number }

/** The sign-in of one subject, while it is in use. What is under way is in it, so that nothing begins twice. */
export type Run = Subject & {
  /** Aborts with a `KitError` when another account or network is used, the connection ends or the visitor cancels. */
  readonly leaving: AbortController
  /** The visitor connected or changed something: the view comes by itself. After a reload it does not. */
  isLoud: boolean
  /** It began with a connection, for which the modal is open: it closes when nothing is left to do. */
  isConnect: boolean
  /** The visitor left the view: it does not come by itself any more. */
  isDismissed: boolean
  /** Whether there is a session is not known: looking for it failed. */
  isUnchecked: boolean
  /** Counts the looks for a session: only what the last one found is shown. */
  turn: number
  checking?: Promise<void> | undefined
  preparing?: Promise<Prepared> | undefined
  prepared?: Prepared | undefined
  signing?: Promise<SiwxSession> | undefined
  endTimer?: (() => void) | undefined
}

/** Begins one. */
export const createRun = ({ account, connectionId, networkId }: Subject): Run => ({
  account,
  connectionId,
  networkId,
  leaving: new AbortController(),
  isLoud: false,
  isConnect: false,
  isDismissed: false,
  isUnchecked: false,
  turn: 0,
})

/** Ends it: what is under way is dropped, and whoever waits gets the reason. */
export function leaveRun(run: Run, reason: KitError): void {
  run.endTimer?.()
  run.leaving.abort(reason)
}

/** Whether both are about the same account, on the same network, in the same wallet. */
export const isSameSubject = (a: Subject | undefined, b: Subject | undefined): boolean =>
  a?.connectionId === b?.connectionId && a?.account.address === b?.account.address && a?.networkId === b?.networkId
