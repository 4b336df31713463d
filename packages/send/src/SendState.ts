import type { Balance, CaipNetworkId, ChainNamespace, JournalEntry, KitError, Loadable } from '@kit/core'
import type { Token, TokenBalance, TransferPlan, TransferTerms, TransferWarning } from '@kit/core/plugin'

/** Account and network that the form sends from. A plan for one account or network is never sent from another. */
export type SendOrigin = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly address: string
}

/** Why a recipient is invalid. */
export type InvalidRecipient =
  /** Neither an address, a name nor a payment link. */
  | 'address'
  /** An address or link of another chain family. Anything sent to it is lost. */
  | 'otherChain'
  /** An address or link of another network of the same chain family. */
  | 'otherNetwork'
  /** The name doesn't resolve to an address. */
  | 'unknownName'
  /** The name is stored off-chain, and the app doesn't look up such names. */
  | 'offchainName'
  /** The name, or the token of the link, couldn't be looked up. `retry` looks it up again. */
  | 'lookupFailed'
  /** An invalid payment link. */
  | 'link'

/** The recipient, resolved from what the user typed. */
export type Recipient =
  | { readonly status: 'idle' }
  | { readonly status: 'resolving' }
  | {
      readonly status: 'ready'
      readonly address: string
      readonly name: string | undefined
      readonly avatar: string | undefined
    }
  | { readonly status: 'invalid'; readonly reason: InvalidRecipient }

/** A recipient that this browser sent to before. */
export type RecentRecipient = { readonly address: string; readonly name: string | undefined; readonly sentAtMs: number }

/** Warnings to show before sending: those of the chain (`TransferWarning`), and those from this browser's history. */
export type SendWarning =
  | TransferWarning
  /** The address starts and ends like one that was used before, but is different. */
  | 'lookAlike'
  /** The name resolved to another address when it was last used. */
  | 'nameChanged'
  /** Nothing was sent to this address before. */
  | 'firstTime'
  /** An earlier request to send this token to this recipient got no response: see `maybeSent`. */
  | 'maybeSent'

/** The first problem of the form, in the order in which the user fills it in. `review`: the form is complete. */
export type SendValidation =
  | 'selectToken'
  | 'enterAmount'
  | 'invalidAmount'
  | 'insufficientBalance'
  | 'enterAddress'
  | 'resolving'
  | 'invalidAddress'
  | 'review'

/** A field that was preset when the form was opened, and can't be changed. */
export type SendLock = 'token' | 'amount' | 'to'

/** The last transfer that was sent. */
export type SentTransfer = {
  readonly hash: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** Amount in base units. */
  readonly amount: bigint
  readonly token: Token
  readonly to: string
  readonly toName: string | undefined
  /** Status from `kit.journal`. `pending` until the outcome is known. */
  readonly outcome: JournalEntry['status']
  /** Set while no node knows the hash: the wallet may be waiting for other signers. */
  readonly isUnknown?: boolean
  /** Why the transaction was reverted, if the chain reports it. */
  readonly reason: string | undefined
  /** Hash of the transaction that replaced this one. */
  readonly minedHash: string | undefined
}

/** An earlier transfer to the same recipient, of which it's unknown whether the wallet sent it. */
export type MaybeSent = {
  /** ID of the request in `kit.unanswered`. */
  readonly id: string
  /** Amount in base units. */
  readonly amount: bigint
  /** Result of `check`. `notFound`: not on the chain so far. `unknown`: the chain can't be searched right now. */
  readonly check: 'idle' | 'pending' | 'notFound' | 'unknown'
}

/** A payment that the user requests in WalletReceive. */
export type RequestedPayment = {
  /** Undefined for the native currency. */
  readonly token: Token | undefined
  /** Decimal string, exactly as typed. Empty to let the payer choose. */
  readonly amount: string
}

/** State of the send form. */
export type SendState = {
  /** Undefined while no wallet is connected. */
  readonly origin: SendOrigin | undefined
  readonly token: Token | undefined
  /** Decimal string, exactly as typed. */
  readonly amount: string
  /** Whether the amount is the maximum that can be sent, and follows changes of it. */
  readonly isMax: boolean
  /** The recipient as typed: an address, a name or a payment link. */
  readonly to: string
  readonly terms: TransferTerms
  /** The wallet ignores the requested fee rate: it sets and shows its own fee. */
  readonly walletSetsFee: boolean
  readonly locked: readonly SendLock[]
  readonly recipient: Recipient
  readonly recent: readonly RecentRecipient[]
  readonly balance: Loadable<Balance>
  /** The token at the address last passed to `findToken`. `idle` if there is none. */
  readonly found: Loadable<TokenBalance>
  /** The simulated transfer. An `error` says why the transfer would fail. */
  readonly plan: Loadable<TransferPlan>
  readonly warnings: readonly SendWarning[]
  readonly validation: SendValidation
  /** `requesting`: the request is waiting in the wallet. */
  readonly status: 'idle' | 'planning' | 'ready' | 'requesting' | 'sent' | 'failed'
  readonly hash: string | undefined
  readonly sent?: SentTransfer | undefined
  readonly maybeSent: MaybeSent | undefined
  /** Why the plan or the request failed. */
  readonly error: KitError | undefined
  /** The payment that the link of WalletReceive requests. */
  readonly requested: RequestedPayment
}

/** An empty form. It doesn't contain `sent`: the last transfer is kept when the form is cleared. */
export const emptyForm: SendState = {
  origin: undefined,
  token: undefined,
  amount: '',
  isMax: false,
  to: '',
  terms: {},
  walletSetsFee: false,
  locked: [],
  recipient: { status: 'idle' },
  recent: [],
  balance: { status: 'idle' },
  found: { status: 'idle' },
  plan: { status: 'idle' },
  warnings: [],
  validation: 'selectToken',
  status: 'idle',
  hash: undefined,
  maybeSent: undefined,
  error: undefined,
  requested: { token: undefined, amount: '' },
}
