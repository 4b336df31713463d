import type { SessionTerms, WalletSession } from '@kit/api'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { ReviewNetwork } from '../approval/Review.js'
import type { HybridDeployment } from '../smart/hybridDeployment.js'
import type { FrameLanguage } from '../text/createLanguage.js'

/** What the operator keeps of the permissions of an account on a network, so that the visitor sees them and takes them back anywhere. */
export type PermissionRecord = {
  /** Notes one that was granted. Resolves with its id. @throws ApiError */
  add(terms: SessionTerms, context: Hex): Promise<string>
  list(): Promise<readonly WalletSession[]>
  /** Notes that the chain took it back. */
  end(pci: string): Promise<void>
}

/** What permissions are given with. */
export type PermissionServices = {
  /** The account that permits. */
  readonly smart: {
    readonly address: Address
    readonly deployment: HybridDeployment
    isDeployed(network: ReviewNetwork): Promise<boolean>
    signAsOwner(data: TypedDataDefinition): Promise<Hex>
  }
  recordOf(network: ReviewNetwork): Promise<PermissionRecord>
  language(): Promise<FrameLanguage>
}
