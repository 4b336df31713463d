import type { NameRecord, NameSuggestion } from '@kit/api'
import type { CaipNetworkId, KitError, Loadable } from '@kit/core'
import type { NameProblem } from './validateName.js'

/** Names that are available to an account on a network. */
export type NameAvailability = {
  /** Whether names can be registered: the chain supports them, the wallet can sign, and the service covers it. */
  readonly isAvailable: boolean
  /** The suffix of names without the leading dot, such as `kit.test`. Empty if names aren't available. */
  readonly zone: string
  /** Names of the account, with the displayed one first. */
  readonly names: readonly NameRecord[]
}

/** Validity of the entered name. `unknown`: the service couldn't tell and decides at registration. */
export type NameValidation = NameProblem | 'empty' | 'alreadyOwned' | 'checking' | 'taken' | 'unknown' | 'available'

/** State of `kit.plugins.names`. */
export type NamesState = {
  /** The account's network. Undefined while no account is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** `idle` until `load()` is called. */
  readonly offer: Loadable<NameAvailability>
  /** The entered name, without its suffix. */
  readonly label: string
  readonly validation: NameValidation
  /** Names with the same prefix, without their suffix, starting with the entered one. */
  readonly suggestions: Loadable<readonly NameSuggestion[]>
  /**
   * `checking`: before the wallet is prompted. `signing`: waiting for the wallet. `sending`: waiting for the service. `done`: the name was
   * registered or the bio was saved.
   */
  readonly status: 'editing' | 'checking' | 'signing' | 'sending' | 'done'
  /** Why the last attempt failed. */
  readonly error: KitError | undefined
}

/** The initial state, without an account or input. */
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

/** Whether a request is pending, so the form must not change. */
export const isBusy = (status: NamesState['status']): status is 'checking' | 'signing' | 'sending' =>
  status !== 'editing' && status !== 'done'

/** Returns the data of a loadable, if there is any. */
export const dataOf = <T>(loadable: Loadable<T>): T | undefined => ('data' in loadable ? loadable.data : undefined)
