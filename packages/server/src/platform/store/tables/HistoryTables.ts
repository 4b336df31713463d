import type { OperationType } from '../../../contract/OperationType.js'

/** Indexed head of a chain. */
export type HistoryChainTable = {
  chain: string
  /** Hash of block 0: another one means another chain, such as a restarted development chain. */
  origin: string
  /** The last completely indexed block. */
  head: number
}

/** The newest indexed blocks, to detect reorgs. */
export type HistoryBlockTable = { chain: string; number: number; hash: string }

/** Accounts whose transactions are indexed. */
export type HistoryAccountTable = {
  chain: string
  address: string
  /** Last request time; milliseconds. */
  queried_at: number
  /** The chain's head when following began; null until then. */
  since: number | null
  /** The first caller. */
  asked_by: string
}

/** Blocks below `since` that must still be searched for an account, from `high` down to `low`. */
export type HistoryScanTable = {
  chain: string
  address: string
  /** `logs` finds token transfers, `bodies` native transfers and failed transactions. */
  kind: 'logs' | 'bodies'
  low: number
  high: number
  /** Caller of the account. */
  asked_by: string
}

/** One transaction from the perspective of one account. */
export type HistoryEntryTable = {
  address: string
  chain: string
  /** Order within the chain: block and index. */
  position: number
  block: number
  hash: string
  /** Milliseconds. */
  mined_at: number
  operation: OperationType
  sent_from: string
  sent_to: string
  status: 'confirmed' | 'failed'
  nonce: number
  /** JSON of `Transfer[]`. */
  transfers: string
}

/** Fungible tokens that an account ever sent or received. */
export type HistorySeenTable = { chain: string; address: string; token: string; last_block: number }

/** NFTs that an account ever received. */
export type HistoryNftTable = {
  chain: string
  address: string
  contract: string
  /** 64 hexadecimal digits. */
  token_id: string
  last_block: number
}

/** Signatures of Solana transactions that involve an account or one of its token accounts. */
export type HistorySignatureTable = {
  chain: string
  owner: string
  slot: number
  signature: string
  mined_at: number
}

/** Listed range of signatures of one address: from `newest` to `oldest` without a gap. */
export type HistoryListTable = {
  chain: string
  owner: string
  /** The owner itself or one of its token accounts. */
  account: string
  newest: string | null
  oldest: string | null
  oldest_slot: number
  /** 1 when nothing older exists. */
  complete: number
  /** Last request time, to the hour; milliseconds. */
  asked_at: number
}

/** Effects of a Solana transaction. JSON of `SolanaTransaction`. */
export type HistorySolanaTable = { chain: string; signature: string; content: string }

/** Tables of the transaction history. */
export type HistoryTables = {
  history_chains: HistoryChainTable
  history_blocks: HistoryBlockTable
  history_accounts: HistoryAccountTable
  history_scans: HistoryScanTable
  history_entries: HistoryEntryTable
  history_seen: HistorySeenTable
  history_nfts: HistoryNftTable
  history_signatures: HistorySignatureTable
  history_lists: HistoryListTable
  history_solana: HistorySolanaTable
}
