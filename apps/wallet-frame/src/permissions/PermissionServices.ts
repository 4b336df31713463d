import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { ReviewNetwork } from '../approval/Review.js'
import type { HybridDeployment } from '../smart/hybridDeployment.js'
import type { FrameLanguage } from '../text/FrameLanguage.js'
import type { PermissionRecord } from './createPermissionRecord.js'

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
