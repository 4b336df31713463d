import { knownFunctions } from '../approval/call/knownFunctions.data.js'
import { type Warning, warn } from '../approval/Warning.js'
import type { Permission } from './Permission.js'

/** By these a token is moved, or somebody is let to: again and again, whatever the amount of one call. */
const moving = /^(transfer|transferFrom|approve|increaseAllowance)\(/
const movingItems = /^(safeTransferFrom|safeBatchTransferFrom|setApprovalForAll)\(/

/** What the visitor is warned of before a permission is given. */
export function warnOf(permission: Permission): Warning {
  if (permission.kind !== 'call') return warn('permit')
  const { signature, selector } = permission
  if (moving.test(signature)) return warn('unlimited')
  if (movingItems.test(signature)) return warn('allItems')
  return warn(Object.hasOwn(knownFunctions, selector) ? 'standing' : 'unknownCall')
}
