import type { OperationType } from '../../history/OperationType.js'

/** How far a chain is recorded. */
export type HistoryChainTable = {
  chain: string
  /** Hash of block 0: another one means another chain, such as a development chain that began anew. */
  origin: string
  /** The last block that is recorded in full. */
  head: number
}

/** The newest recorded blocks, to notice when the chain takes another way. */
export type HistoryBlockTable = { chain: string; number: number; hash: string }

/** Accounts whose transactions are recorded. */
export type HistoryAccountTable = {
  chain: string
  address: string
  /** When somebody last asked for it; milliseconds. */
  queried_at: number
  /** The chain's head when following began; null until then. */
  since: number | null
  /** Who first asked for it. */
  asked_by: string
}

/** Blocks below `since` that are still to be searched for an account, from `high` down to `low`. */
export type HistoryScanTable = {
  chain: string
  address: string
  /** `logs` finds transfers of tokens, `bodies` plain sends and what failed. */
  kind: 'logs' | 'bodies'
  low: number
  high: number
  /** As of the account. */
  asked_by: string
}

/** One transaction as one account sees it. */
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

/** Fungible tokens that an account ever sent or got. */
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

/** Signatures of Solana transactions that touch an account or one of its token accounts. */
export type HistorySignatureTable = {
  chain: string
  owner: string
  slot: number
  signature: string
  mined_at: number
}

/** How far the signatures of one address are listed: from `newest` to `oldest` without a gap. */
export type HistoryListTable = {
  chain: string
  owner: string
  /** The owner itself or a token account of it. */
  account: string
  newest: string | null
  oldest: string | null
  oldest_slot: number
  /** 1 when there is nothing older. */
  complete: number
  /** When somebody last asked for it, to the hour; milliseconds. */
  asked_at: number
}

/** What a Solana transaction did. JSON of `SolanaTransaction`. */
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
