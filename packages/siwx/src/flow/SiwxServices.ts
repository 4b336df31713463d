import type { KitError, PluginServices, Store, WalletTarget } from '@kit/core/plugin'
import type { PairedNeeds } from '../cacao/Paired.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { Run } from './createRun.js'
import type { SiwxModal } from './createSiwxModal.js'
import type { SiwxState } from './SiwxState.js'
import type { SignInSubject } from './subjects.js'

/** What the steps of a sign-in work with. */
export type SiwxServices = PairedNeeds & {
  readonly engine: Pick<PluginServices, 'events$' | 'signIn'>
  readonly store: Store<SiwxState>
  readonly words: NamespaceWords
  readonly modal: SiwxModal
  /** The sign-in of the account in use; undefined where nobody signs in. */
  current(): Run | undefined
  /** The sign-in that a command is about. @throws KitError `siwx/noAddress`, `siwx/noNetwork`, `connection/*` */
  runOf(target: WalletTarget): Run
  /** Drops what is under way for a run, and begins it anew: nobody waits for the visitor any longer. */
  restart(run: Run, reason: KitError): Run
  /** Where an account was last signed in, in this page. */
  readonly signedInOn: Map<string, SignInSubject['networkId']>
  isRequired(): boolean
  /** Ends sessions one after the other: whoever looks for one waits for the end of what is under way. */
  revoke(subjects: readonly Pick<SignInSubject, 'account' | 'networkId'>[]): Promise<void>
  destroy(): void
}

/** An account, whatever network it is on. */
export const signedInKey = ({ connectionId, account }: Pick<SignInSubject, 'account' | 'connectionId'>): string =>
  `${connectionId} ${account.address}`
