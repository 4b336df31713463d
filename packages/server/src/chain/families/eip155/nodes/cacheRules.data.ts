import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Cache rules for responses of EVM nodes. */
export const cacheRules: GatewayFamily['cacheRules'] = [
  [{ by: 'tip' }, 'eth_blockNumber eth_gasPrice eth_maxPriorityFeePerGas eth_blobBaseFee eth_feeHistory'],
  [{ by: 'state', at: 1 }, 'eth_call eth_getBalance eth_getCode eth_getTransactionCount'],
  [{ by: 'state', at: 2 }, 'eth_getStorageAt eth_getProof'],
  [{ by: 'block', at: 0 }, 'eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByNumber'],
  [{ by: 'block', at: 0 }, 'eth_getTransactionByBlockNumberAndIndex eth_getUncleCountByBlockNumber'],
  [{ by: 'hash' }, 'eth_getBlockByHash eth_getBlockTransactionCountByHash eth_getTransactionByBlockHashAndIndex'],
  [{ by: 'mined' }, 'eth_getTransactionByHash eth_getTransactionReceipt'],
  [{ by: 'logs' }, 'eth_getLogs'],
]
