import type { PayloadOf } from '@kit/embedded/protocol'
import type { Call } from '../approval/call/Effect.js'
import type { Receivers } from '../approval/createReceivers.js'
import type { Fee, Review, ReviewAccount, ReviewNetwork, Subject } from '../approval/Review.js'
import type { Signer } from '../approval/Signer.js'
import type { Warning } from '../approval/Warning.js'
import type { KeyValue } from '../login/KeyValue.js'
import type { Screen } from '../screen/Screen.js'
import type { ChainClient } from './ChainClient.js'

/** A request with its parameters not looked at yet. */
export type RpcCall = {
  readonly method: string
  readonly params: unknown
  readonly network: ReviewNetwork
  readonly signal: AbortSignal
  /** Starts saying that a person decides; returns what ends it. */
  waiting(): () => void
}

/** Answers a method. What it throws with a numeric `code` reaches the page as it is. */
export type RpcMethod = (call: RpcCall) => Promise<unknown>

/** Sends calls of accounts that are contracts. */
export type Executor = {
  /** Fills what is not said, and finds out what it costs and who pays. */
  prepare(
    calls: readonly Call[],
    call: RpcCall,
  ): Promise<{
    readonly fee: Fee
    /** It would fail. */
    readonly fails: boolean
    /** Signs and sends the calls that were shown; resolves with the hash of the transaction. */
    send(calls: readonly Call[]): Promise<string>
  }>
}

/** What requests are answered with. */
export type RpcServices = {
  readonly page: { readonly origin: string; dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined }
  readonly screen: Screen
  /** Undefined for a network that the operator does not have. */
  networkOf(id: string): ReviewNetwork | undefined
  clientOf(network: ReviewNetwork): ChainClient
  /** The accounts of the visitor on a network, the preferred one first; empty when nobody is logged in. */
  accountsOf(network: ReviewNetwork): Promise<readonly ReviewAccount[]>
  /** Resolves when the wallet is unlocked. @throws KitError `connection/rejected` */
  unlock(signal: AbortSignal): Promise<void>
  signerOf(account: ReviewAccount, network: ReviewNetwork): Promise<Signer>
  readonly executor?: Executor
  readonly receivers: Receivers
  readonly keyValue: Pick<KeyValue, 'get' | 'set'>
  /** Methods of other parts of the frame. */
  readonly methods: { readonly [method: string]: RpcMethod }
}

/** Asks the visitor, and unlocks the wallet. */
export type Approve = <Signed extends Subject>(
  given: {
    readonly account: ReviewAccount
    readonly subject: Signed
    readonly warnings: readonly Warning[]
  },
  call: RpcCall,
) => Promise<Review<Signed>>
