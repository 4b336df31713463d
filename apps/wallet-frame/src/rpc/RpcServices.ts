import type { PayloadOf } from '@kit/embedded/protocol'
import type { Receivers } from '../approval/createKnownRecipients.js'
import type { Review, ReviewAccount, ReviewNetwork, Subject } from '../approval/Review.js'
import type { Signer } from '../approval/Signer.js'
import type { Warning } from '../approval/Warning.js'
import type { ChainClient } from '../chain/createChainClient.js'
import type { NetworkRetry } from '../screen/createNetworkRetry.js'
import type { Screen } from '../screen/Screen.js'
import type { Executor } from '../smart/createExecutor.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { PermissionServices } from './PermissionServices.js'

/** A request with unparsed parameters. */
export type RpcCall = {
  readonly method: string
  readonly params: unknown
  readonly network: ReviewNetwork
  readonly signal: AbortSignal
  /** Starts reporting that the user is deciding. Returns a function that stops it. */
  waiting(): () => void
}

/** Handles a method. Errors with a numeric `code` reach the page unchanged. */
export type RpcMethod = (call: RpcCall) => Promise<unknown>

/** Dependencies of the RPC methods. */
export type RpcServices = {
  readonly page: { readonly origin: string; dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined }
  readonly screen: Pick<Screen, 'decide'>
  readonly reach: NetworkRetry
  /** Undefined for a network that the operator does not have. */
  networkOf(id: string): ReviewNetwork | undefined
  clientOf(network: ReviewNetwork): ChainClient
  /** Lists the user's accounts on a network, the preferred one first; empty when signed out. */
  accountsOf(network: ReviewNetwork): Promise<readonly ReviewAccount[]>
  /** Called before a prompt, to prepare unlocking in the meantime. */
  prepareUnlock(): void
  /** Resolves when the wallet is unlocked. @throws KitError `connection/rejected` */
  unlock(signal: AbortSignal): Promise<void>
  signerOf(account: ReviewAccount, network: ReviewNetwork): Promise<Signer>
  /** Whether an EOA may delegate to a contract (EIP-7702), to make several calls atomically. */
  readonly delegates?: boolean
  /** Absent if the operator has no smart accounts. */
  executor?(): Promise<Executor>
  /** Permissions of the smart account (ERC-7715); present if `executor` is. */
  permissions?(): Promise<PermissionServices>
  readonly receivers: Receivers
  readonly keyValue: Pick<KeyValue, 'get' | 'set'>
  /** Methods of other parts of the frame. */
  readonly methods: { readonly [method: string]: RpcMethod }
}

/** Asks the user to approve, and unlocks the wallet. */
export type Approve = <Signed extends Subject>(
  given: {
    readonly account: ReviewAccount
    readonly subject: Signed
    readonly warnings: readonly Warning[]
  },
  call: RpcCall,
) => Promise<Review<Signed>>
