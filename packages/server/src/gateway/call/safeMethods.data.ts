const named = (prefix: string, names: string): string[] => names.split(/\s+/).map((name) => `${prefix}${name}`)

const reads = named(
  'eth_',
  `blobBaseFee blockNumber call chainId createAccessList estimateGas feeHistory gasPrice getBalance getBlockByHash getBlockByNumber getBlockReceipts
  getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getHeaderByHash getHeaderByNumber getLogs getProof
  getRawTransactionByHash getStorageAt getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionByHash
  getTransactionBySenderAndNonce getTransactionCount getTransactionReceipt getUncleByBlockHashAndIndex getUncleByBlockNumberAndIndex
  getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas protocolVersion simulateV1 syncing`,
)

const solanaReads = named(
  'get',
  `AccountInfo Balance Block BlockCommitment BlockHeight BlockProduction BlockTime Blocks BlocksWithLimit ClusterNodes EpochInfo
  EpochSchedule FeeForMessage FirstAvailableBlock GenesisHash Health HighestSnapshotSlot Identity InflationGovernor InflationRate InflationReward
  LargestAccounts LatestBlockhash LeaderSchedule MaxRetransmitSlot MaxShredInsertSlot MinimumBalanceForRentExemption MultipleAccounts
  ProgramAccounts RecentPerformanceSamples RecentPrioritizationFees SignatureStatuses SignaturesForAddress Slot SlotLeader SlotLeaders
  StakeMinimumDelegation Supply TokenAccountBalance TokenAccountsByDelegate TokenAccountsByOwner TokenLargestAccounts TokenSupply
  Transaction TransactionCount Version VoteAccounts`,
)

const solanaWatches = ['account', 'block', 'logs', 'program', 'root', 'signature', 'slot', 'slotsUpdates', 'vote']

/**
 * Methods by namespace that read a chain, watch it, or send it what an account signed itself: none uses keys, changes or burdens a node. A
 * star at the end stands for the rest of a name.
 */
export const safeMethods: Readonly<Record<string, readonly string[]>> = {
  eip155: [
    ...reads,
    ...named(
      'eth_',
      'getFilterChanges getFilterLogs newBlockFilter newFilter newPendingTransactionFilter uninstallFilter',
    ),
    ...named('eth_', 'subscribe unsubscribe sendRawTransaction sendRawTransactionConditional sendRawTransactionSync'),
    ...named('', 'net_listening net_peerCount net_version web3_clientVersion web3_sha3'),
  ],
  solana: [
    ...solanaReads,
    ...named('', 'isBlockhashValid minimumLedgerSlot sendTransaction simulateTransaction'),
    ...solanaWatches.flatMap((what) => [`${what}Subscribe`, `${what}Unsubscribe`]),
  ],
  polkadot: [
    ...named('author_', 'pendingExtrinsics submitExtrinsic submitAndWatchExtrinsic unwatchExtrinsic'),
    ...named('chain_', 'get* subscribe* unsubscribe*'),
    ...named(
      'state_',
      'call getKeysPaged getKeysPagedAt getMetadata getReadProof getRuntimeVersion getStorage getStorageAt',
    ),
    ...named(
      'state_',
      'getStorageHash getStorageHashAt getStorageSize getStorageSizeAt queryStorageAt subscribe* unsubscribe*',
    ),
    ...named('system_', 'accountNextIndex chain chainType health name properties syncState version'),
    ...named('', 'account_nextIndex rpc_methods childstate_get* payment_query* mmr_* grandpa_roundState'),
    ...named('', 'chainHead_v1_* chainSpec_v1_* archive_v1_* transaction_v1_* transactionWatch_v1_*'),
  ],
  // Asked over Esplora.
  bip122: [],
}
