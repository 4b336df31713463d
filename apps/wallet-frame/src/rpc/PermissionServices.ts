import type { SessionTerms, WalletSession } from '@kit/api'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { ReviewNetwork } from '../approval/Review.js'
import type { HybridDeployment } from '../smart/hybridDeployment.js'
import type { FrameLanguage } from '../text/createLanguage.js'

/** The operator's record of an account's permissions on a network, so that the user can view and revoke them anywhere. */
export type PermissionRecord = {
  /** Records a granted permission. Resolves with its ID. @throws ApiError */
  add(terms: SessionTerms, context: Hex): Promise<string>
  list(): Promise<readonly WalletSession[]>
  /** Records a revocation on the chain. */
  end(pci: string): Promise<void>
}

/** Services of the permission methods. */
export type PermissionServices = {
  /** The account that grants permissions. */
  readonly smart: {
    readonly address: Address
    readonly deployment: HybridDeployment
    isDeployed(network: ReviewNetwork): Promise<boolean>
    signAsOwner(data: TypedDataDefinition): Promise<Hex>
  }
  recordOf(network: ReviewNetwork): Promise<PermissionRecord>
  language(): Promise<FrameLanguage>
}
