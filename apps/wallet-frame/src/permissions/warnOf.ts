import { pinnedContracts } from '../approval/pinned.data.js'
import { type Warning, warn } from '../approval/Warning.js'
import type { Permission } from './Permission.js'

/** Functions that move a token or approve a spender: they can be repeated, whatever the amount of one call. */
const moving = /^(transfer|transferFrom|approve|increaseAllowance)\(/
const movingItems = /^(safeTransferFrom|safeBatchTransferFrom|setApprovalForAll)\(/

/** Returns the warning for a permission. */
export function warnOf(permission: Permission): Warning {
  if (permission.kind !== 'call') return warn('permit')
  const { signature, target } = permission
  const isListed = pinnedContracts.includes(target.toLowerCase())
  if (moving.test(signature)) return warn('unlimited')
  if (movingItems.test(signature)) return warn('allItems')
  // Any contract can have a function with a known name.
  return warn(isListed ? 'standing' : 'unknownCall')
}
