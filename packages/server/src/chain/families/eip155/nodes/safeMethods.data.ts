import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Safe methods of EVM nodes. */
export const safeMethods: GatewayFamily['safeMethods'] = [
  [
    'eth_',
    `blobBaseFee blockNumber call chainId createAccessList estimateGas feeHistory gasPrice getBalance getBlockByHash getBlockByNumber getBlockReceipts
    getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getHeaderByHash getHeaderByNumber getLogs getProof
    getRawTransactionByHash getStorageAt getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionByHash
    getTransactionBySenderAndNonce getTransactionCount getTransactionReceipt getUncleByBlockHashAndIndex getUncleByBlockNumberAndIndex
    getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas protocolVersion simulateV1 syncing`,
  ],
  ['eth_', 'getFilterChanges getFilterLogs newBlockFilter newFilter newPendingTransactionFilter uninstallFilter'],
  ['eth_', 'subscribe unsubscribe sendRawTransaction sendRawTransactionConditional sendRawTransactionSync'],
  ['', 'net_listening net_peerCount net_version web3_clientVersion web3_sha3'],
]
