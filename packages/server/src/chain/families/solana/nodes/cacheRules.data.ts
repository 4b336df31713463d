import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Cache rules for responses of Solana nodes. */
export const cacheRules: GatewayFamily['cacheRules'] = [
  [{ by: 'constant' }, 'getGenesisHash getEpochSchedule getMinimumBalanceForRentExemption'],
  [{ by: 'tip' }, 'getSlot getBlockHeight getEpochInfo getLatestBlockhash getRecentPrioritizationFees'],
  [{ by: 'tip' }, 'getBalance getAccountInfo getMultipleAccounts getTokenAccountBalance getTokenAccountsByOwner'],
  [{ by: 'tip' }, 'getTokenSupply'],
  [{ by: 'finalized', at: 1 }, 'getBlock getTransaction'],
  [{ by: 'hash' }, 'getBlockTime'],
]
