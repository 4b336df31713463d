import type { ApiClient } from '@kit/api'
import type { Token, TransferTerms } from '@kit/core/plugin'
import type { SendState, SendWarning } from './SendState.js'

/** Options for {@link send}. */
export type SendOptions = {
  /** Client of the Blockchain API, which also resolves its own names. Without it, only names of the chain resolve. */
  readonly api?: ApiClient | undefined
}

/** Fields of the form that can be changed. Omitted fields keep their value. */
export type SendFields = Partial<Pick<SendState, 'amount' | 'to'>> & { readonly token?: Token } & TransferTerms

/** Options for `submit`: fields to fill in first, and acknowledged warnings. */
export type SubmitOptions = Omit<SendFields, 'token'> & {
  /** A token, or its address. Defaults to the token of the form, initially the native currency. */
  readonly token?: SendFields['token'] | string
  /** Warnings that the user has accepted. Severe warnings are required, see `isSevereSendWarning`. */
  readonly acknowledged?: readonly SendWarning[]
}
