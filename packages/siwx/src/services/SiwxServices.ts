import type { KitError, PluginServices, Store, WalletTarget } from '@kit/core/plugin'
import type { PairedDependencies } from '../cacao/PairedSignIn.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { SiwxState } from '../SiwxState.js'
import type { Run } from './createRun.js'
import type { SiwxModal } from './createSiwxModal.js'
import type { SignInSubject } from './subjects.js'

/** Dependencies of the sign-in steps. */
export type SiwxServices = PairedDependencies & {
  readonly engine: Pick<PluginServices, 'events$' | 'signIn'>
  readonly store: Store<SiwxState>
  readonly words: NamespaceWords
  readonly modal: SiwxModal
  /** Returns the run of the active account, or undefined if it doesn't sign in. */
  current(): Run | undefined
  /** Returns the run that a command refers to. @throws KitError `siwx/noAddress`, `siwx/noNetwork`, `connection/*` */
  runOf(target: WalletTarget): Run
  /** Aborts a run and restarts it. Pending requests reject with the reason. */
  restart(run: Run, reason: KitError): Run
  /** The network on which each account last signed in on this page. */
  readonly signedInOn: Map<string, SignInSubject['networkId']>
  isRequired(): boolean
  /** Revokes sessions one at a time. Session lookups wait for pending revocations. */
  revoke(subjects: readonly Pick<SignInSubject, 'account' | 'networkId'>[]): Promise<void>
  destroy(): void
}

/** Identifies an account across networks. */
export const signedInKey = ({ connectionId, account }: Pick<SignInSubject, 'account' | 'connectionId'>): string =>
  `${connectionId} ${account.address}`
