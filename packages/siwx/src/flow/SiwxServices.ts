import type { KitError, PluginContext, PluginServices, Store, WalletTarget } from '@kit/core/plugin'
import type { Paired } from '../cacao/Paired.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { SiwxConfig } from '../SiwxConfig.js'
import type { SiwxState } from '../SiwxState.js'
import type { Run } from './createRun.js'
import type { SiwxModal } from './createSiwxModal.js'
import type { Subject } from './subjects.js'

/** What the steps of a sign-in work with. */
export type SiwxServices = {
  readonly context: PluginContext
  readonly engine: Pick<PluginServices, 'signIn'>
  readonly config: SiwxConfig
  readonly store: Store<SiwxState>
  /** What wallets are asked to sign while they connect, and what became of it. */
  readonly paired: Paired
  readonly words: NamespaceWords
  readonly modal: SiwxModal
  /** The sign-in of the account in use; undefined where nobody signs in. */
  current(): Run | undefined
  /** The sign-in that a command is about. @throws KitError `siwx/noAddress`, `siwx/noNetwork`, `connection/*` */
  runOf(target: WalletTarget): Run
  /** Drops what is under way for a run, and begins it anew: nobody waits for the visitor any longer. */
  restart(run: Run, reason: KitError): Run
  /** Where an account was last signed in, in this page. */
  readonly signedInOn: Map<string, Subject['networkId']>
  isRequired(): boolean
  /** Gives a step of the app's its limit of time. */
  limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Ends sessions one after the other: whoever looks for one waits for the end of what is under way. */
  revoke(subjects: readonly Pick<Subject, 'account' | 'networkId'>[]): Promise<void>
  /** Resolves when nothing is being ended. */
  revoked(): Promise<void>
  destroy(): void
}

/** An account, whatever network it is on. */
export const accountKey = ({ connectionId, account }: Pick<Subject, 'account' | 'connectionId'>): string =>
  `${connectionId} ${account.address}`
