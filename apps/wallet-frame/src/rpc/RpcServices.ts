import type { PayloadOf } from '@kit/embedded/protocol'
import type { Receivers } from '../approval/createReceivers.js'
import type { Review, ReviewAccount, ReviewNetwork, Subject } from '../approval/Review.js'
import type { Signer } from '../approval/Signer.js'
import type { Warning } from '../approval/Warning.js'
import type { ChainClient } from '../chain/createChainClient.js'
import type { Reach } from '../screen/createReach.js'
import type { Screen } from '../screen/Screen.js'
import type { Executor } from '../smart/createExecutor.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { PermissionServices } from './PermissionServices.js'

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

/** What requests are answered with. */
export type RpcServices = {
  readonly page: { readonly origin: string; dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined }
  readonly screen: Pick<Screen, 'decide'>
  readonly reach: Reach
  /** Undefined for a network that the operator does not have. */
  networkOf(id: string): ReviewNetwork | undefined
  clientOf(network: ReviewNetwork): ChainClient
  /** The accounts of the visitor on a network, the preferred one first; empty when nobody is logged in. */
  accountsOf(network: ReviewNetwork): Promise<readonly ReviewAccount[]>
  /** The visitor is about to be asked: what unlocking needs is made ready meanwhile. */
  prepareUnlock(): void
  /** Resolves when the wallet is unlocked. @throws KitError `connection/rejected` */
  unlock(signal: AbortSignal): Promise<void>
  signerOf(account: ReviewAccount, network: ReviewNetwork): Promise<Signer>
  /** A plain account may take the code of a contract (EIP-7702), so that it makes several calls at once. */
  readonly delegates?: boolean
  /** Absent: the operator has no accounts that are contracts. */
  executor?(): Promise<Executor>
  /** Permissions of the smart account (ERC-7715); there with `executor`. */
  permissions?(): Promise<PermissionServices>
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
