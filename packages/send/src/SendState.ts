import type { Balance, CaipNetworkId, ChainNamespace, JournalEntry, KitError, Loadable } from '@kit/core'
import type { Token, TokenBalance, TransferPlan, TransferTerms, TransferWarning } from '@kit/core/plugin'

/** Whose form it is: what was planned for one account or network is never sent from another. */
export type SendOrigin = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly address: string
}

/** Why a text is nobody who could receive. */
export type InvalidReceiver =
  /** It is neither address nor name nor payment link. */
  | 'address'
  /** An address or link of another chain family: what is sent there is lost. */
  | 'otherChain'
  /** An address or link of another network of the chain. */
  | 'otherNetwork'
  /** The name leads nowhere. */
  | 'unknownName'
  /** The name is stored off-chain, and the app does not look up such names. */
  | 'offchainName'
  /** The name, or the token of the link, could not be looked up; `retry` asks again. */
  | 'notRead'
  /** A payment link that is broken. */
  | 'link'

/** Who receives. `name` and `avatar` are of the one that `address` is. */
export type Receiver =
  | { readonly status: 'idle' }
  | { readonly status: 'resolving' }
  | {
      readonly status: 'ready'
      readonly address: string
      readonly name: string | undefined
      readonly avatar: string | undefined
    }
  | { readonly status: 'invalid'; readonly reason: InvalidReceiver }

/** Somebody whom this page sent to. */
export type RecentReceiver = { readonly address: string; readonly name: string | undefined; readonly sentAtMs: number }

/** What the sender should know first: of the chain (`TransferWarning`), and of this page's memory. */
export type SendWarning =
  | TransferWarning
  /** The address begins and ends as one that was used before, and is another. */
  | 'lookAlike'
  /** The name led to another address when it was last used. */
  | 'nameChanged'
  /** Nothing was sent there before. */
  | 'firstTime'
  /** The wallet was asked to send this token there and did not answer: see `maybeSent`. */
  | 'mayBeSent'

/** What the form lacks, in the order in which it is asked for; `review`: nothing. */
export type SendValidation =
  | 'selectToken'
  | 'enterAmount'
  | 'incorrectValue'
  | 'insufficientBalance'
  | 'enterAddress'
  | 'resolving'
  | 'invalidAddress'
  | 'review'

/** A part of the form that was given when it was opened, and can't be changed. */
export type SendLock = 'token' | 'amount' | 'to'

/** What was sent last. */
export type SentTransfer = {
  readonly hash: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** Base units. */
  readonly amount: bigint
  readonly token: Token
  readonly to: string
  readonly toName: string | undefined
  /** As `kit.journal` has it: `pending` while nobody knows. */
  readonly outcome: JournalEntry['status']
  /** Set while no node knows the hash: the wallet may be waiting for other signers. */
  readonly isUnknown?: boolean
  /** Why it was reverted, where the chain says it. */
  readonly reason: string | undefined
  /** The hash of the transaction that took its place. */
  readonly minedHash: string | undefined
}

/** An earlier transfer to the same recipient whose wallet did not say whether it sent. */
export type MaybeSent = {
  /** Of the request in `kit.unanswered`. */
  readonly id: string
  /** Base units. */
  readonly amount: bigint
  /** What `check` found. `notFound`: it is not on the chain so far; `unknown`: the chain can't be searched for it now. */
  readonly check: 'idle' | 'pending' | 'notFound' | 'unknown'
}

/** What the visitor asks to be paid. */
export type AskedPayment = {
  /** Undefined: the network's own currency. */
  readonly token: Token | undefined
  /** Decimal text, exactly as it was typed; empty where the payer chooses. */
  readonly amount: string
}

/** The form and what is known about it. */
export type SendState = {
  /** Undefined while nobody is connected. */
  readonly origin: SendOrigin | undefined
  readonly token: Token | undefined
  /** Decimal text, exactly as it was typed. */
  readonly amount: string
  /** The amount is the most that can leave, and follows what that is. */
  readonly isMax: boolean
  /** What was typed: an address, a name or a payment link. */
  readonly to: string
  readonly terms: TransferTerms
  /** The wallet was asked for a fee rate and takes none: it chooses its own, and shows it. */
  readonly walletSetsFee: boolean
  readonly locked: readonly SendLock[]
  readonly receiver: Receiver
  readonly recent: readonly RecentReceiver[]
  readonly balance: Loadable<Balance>
  /** The token at the address that `findToken` was given last; `idle` where there is none. */
  readonly found: Loadable<TokenBalance>
  /** How the transfer would go, tried on the chain. An `error` says why it would not. */
  readonly plan: Loadable<TransferPlan>
  readonly warnings: readonly SendWarning[]
  readonly validation: SendValidation
  /** `asking`: the wallet is. */
  readonly status: 'idle' | 'planning' | 'ready' | 'asking' | 'sent' | 'failed'
  readonly hash: string | undefined
  readonly sent?: SentTransfer | undefined
  readonly maybeSent: MaybeSent | undefined
  /** Why it failed: the plan, or the wallet's answer. */
  readonly error: KitError | undefined
  /** What the payment link of WalletReceive asks for. */
  readonly asked: AskedPayment
}

/** An empty form. Wherever the form goes next, what was sent stays sent: it is no part of this. */
export const emptyForm: SendState = {
  origin: undefined,
  token: undefined,
  amount: '',
  isMax: false,
  to: '',
  terms: {},
  walletSetsFee: false,
  locked: [],
  receiver: { status: 'idle' },
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
  asked: { token: undefined, amount: '' },
}
