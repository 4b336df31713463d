import type { NameRecord, NameSuggestion } from '@kit/api'
import type { CaipNetworkId, KitError, Loadable } from '@kit/core'
import type { NameProblem } from './checkName.js'

/** What there is for an account on a network. */
export type NameOffer = {
  /** Whether names can be registered: the wallet's chain has them and can sign, and the service serves it. */
  readonly isOffered: boolean
  /** What follows each name, without the first dot, such as `kit.test`. Empty where none are offered. */
  readonly zone: string
  /** The names that the account has, the one that is shown first. */
  readonly owned: readonly NameRecord[]
}

/** What is known of the name that is typed. `unknown`: the service could not say; it decides when the name is registered. */
export type NameValidation = NameProblem | 'empty' | 'alreadyOwned' | 'checking' | 'taken' | 'unknown' | 'free'

/** The state of `kit.plugins.names`. */
export type NamesState = {
  /** Whose names these are; undefined while nobody is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** `idle` until somebody asks with `load()`. */
  readonly offer: Loadable<NameOffer>
  /** The name that is typed, without its suffix. */
  readonly label: string
  readonly validation: NameValidation
  /** Names with the same beginning, without their suffix, the typed one first. */
  readonly suggestions: Loadable<readonly NameSuggestion[]>
  /** `checking`: before the wallet is asked. `signing`: while it is. `sending`: the service is asked. `done`: the name is registered, or what was said of it is saved. */
  readonly status: 'editing' | 'checking' | 'signing' | 'sending' | 'done'
  /** Why the last attempt failed. */
  readonly error: KitError | undefined
}

/** Nobody is connected, and nothing is typed. */
export const emptyNames: NamesState = {
  networkId: undefined,
  address: undefined,
  offer: { status: 'idle' },
  label: '',
  validation: 'empty',
  suggestions: { status: 'idle' },
  status: 'editing',
  error: undefined,
}

/** Whether something is on its way that must not change under it. */
export const isBusy = (status: NamesState['status']): status is 'checking' | 'signing' | 'sending' =>
  status !== 'editing' && status !== 'done'

/** The data of a loadable, as far as there is any. */
export const dataOf = <T>(loadable: Loadable<T>): T | undefined => ('data' in loadable ? loadable.data : undefined)
