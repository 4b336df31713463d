import type { ApiClient } from '@kit/api'
import type { Token, TransferTerms } from '@kit/core/plugin'
import type { SendState, SendWarning } from './SendState.js'

/** What {@link send} takes. */
export type SendOptions = {
  /** A client of the Blockchain API, whose own names are receivers too. Without it names are those of the chain. */
  readonly api?: ApiClient | undefined
}

/** What can be typed or chosen. What is left out stays. */
export type SendFields = Partial<Pick<SendState, 'amount' | 'to'>> & { readonly token?: Token } & TransferTerms

/** What `submit` takes: fields to fill in first, and what the visitor accepts. */
export type SubmitOptions = Omit<SendFields, 'token'> & {
  /** A token, or the address of one; left out: that of the form, at first the network's own currency. */
  readonly token?: SendFields['token'] | string
  /** Warnings that were shown and accepted. Grave ones have to be, see `isSevereSendWarning`. */
  readonly acknowledged?: readonly SendWarning[]
}
