import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Safe methods of Solana nodes. */
export const safeMethods: GatewayFamily['safeMethods'] = [
  [
    'get',
    `AccountInfo Balance Block BlockCommitment BlockHeight BlockProduction BlockTime Blocks BlocksWithLimit ClusterNodes EpochInfo
    EpochSchedule FeeForMessage FirstAvailableBlock GenesisHash Health HighestSnapshotSlot Identity InflationGovernor InflationRate InflationReward
    LargestAccounts LatestBlockhash LeaderSchedule MaxRetransmitSlot MaxShredInsertSlot MinimumBalanceForRentExemption MultipleAccounts
    ProgramAccounts RecentPerformanceSamples RecentPrioritizationFees SignatureStatuses SignaturesForAddress Slot SlotLeader SlotLeaders
    StakeMinimumDelegation Supply TokenAccountBalance TokenAccountsByDelegate TokenAccountsByOwner TokenLargestAccounts TokenSupply
    Transaction TransactionCount Version VoteAccounts`,
  ],
  ['', 'isBlockhashValid minimumLedgerSlot sendTransaction simulateTransaction'],
  ['', 'accountSubscribe blockSubscribe logsSubscribe programSubscribe rootSubscribe signatureSubscribe slotSubscribe'],
  ['', 'slotsUpdatesSubscribe voteSubscribe accountUnsubscribe blockUnsubscribe logsUnsubscribe programUnsubscribe'],
  ['', 'rootUnsubscribe signatureUnsubscribe slotUnsubscribe slotsUpdatesUnsubscribe voteUnsubscribe'],
]
