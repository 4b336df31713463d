/**
 * What may be kept of a method's answer. `constant`: any result. `tip`: while the newest block is the same. `state`, `block`: by the block that
 * the parameter at `at` names. `hash`: a result that is there, for what a hash names does not change. `mined`: by the block in the result.
 * `logs`: by the range of the filter. `hashed`: like `hash` when the parameter at `at` is given, else not. `finalized`: a result that is there, unless
 * the options at `at` ask for less than finality. What is not listed is never kept.
 */
export type KeepRule =
  | { readonly by: 'constant' | 'tip' | 'hash' | 'mined' | 'logs' }
  | { readonly by: 'block' | 'state' | 'hashed' | 'finalized'; readonly at: number }

const rules = (by: 'constant' | 'tip' | 'hash' | 'mined' | 'logs', methods: string): [string, KeepRule][] =>
  methods.split(' ').map((method) => [method, { by }])
const rulesAt = (by: 'block' | 'state' | 'hashed' | 'finalized', at: number, methods: string): [string, KeepRule][] =>
  methods.split(' ').map((method) => [method, { by, at }])

/** By namespace, then by method. */
export const keepRules: Readonly<Record<string, ReadonlyMap<string, KeepRule>>> = {
  eip155: new Map<string, KeepRule>([
    ...rules('tip', 'eth_blockNumber eth_gasPrice eth_maxPriorityFeePerGas eth_blobBaseFee eth_feeHistory'),
    ...rulesAt('state', 1, 'eth_call eth_getBalance eth_getCode eth_getTransactionCount'),
    ...rulesAt('state', 2, 'eth_getStorageAt eth_getProof'),
    ...rulesAt('block', 0, 'eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByNumber'),
    ...rulesAt('block', 0, 'eth_getTransactionByBlockNumberAndIndex eth_getUncleCountByBlockNumber'),
    ...rules('hash', 'eth_getBlockByHash eth_getBlockTransactionCountByHash eth_getTransactionByBlockHashAndIndex'),
    ...rules('mined', 'eth_getTransactionByHash eth_getTransactionReceipt'),
    ...rules('logs', 'eth_getLogs'),
  ]),
  solana: new Map<string, KeepRule>([
    ...rules('constant', 'getGenesisHash getEpochSchedule getMinimumBalanceForRentExemption'),
    ...rules('tip', 'getSlot getBlockHeight getEpochInfo getLatestBlockhash getRecentPrioritizationFees'),
    ...rules('tip', 'getBalance getAccountInfo getMultipleAccounts getTokenAccountBalance getTokenAccountsByOwner'),
    ...rules('tip', 'getTokenSupply'),
    ...rulesAt('finalized', 1, 'getBlock getTransaction'),
    ...rules('hash', 'getBlockTime'),
  ]),
  polkadot: new Map<string, KeepRule>([
    ...rules('constant', 'system_chain system_chainType system_properties rpc_methods'),
    ...rulesAt('hashed', 0, 'chain_getBlock chain_getHeader state_getMetadata state_getRuntimeVersion'),
    ...rulesAt('hashed', 1, 'state_getStorage state_queryStorageAt state_getStorageHash state_getStorageSize'),
    ...rulesAt('hashed', 2, 'state_call'),
    ...rulesAt('hashed', 3, 'state_getKeysPaged'),
  ]),
}
