import type { VersionedMessage } from '@solana/web3.js'
import type { Blockhash } from './createBlockhashes.js'
import type { TransactionError } from './toTransactionError.js'

/** The current state of an account. */
export type LedgerAccount = {
  readonly address: string
  readonly lamports: bigint
  readonly data: Uint8Array
  readonly owner: string
  readonly executable: boolean
}

/** The content of a token account. */
export type TokenHolding = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
}

/** An accepted transaction, with its effects. */
export type LedgerTransaction = {
  readonly signature: string
  readonly slot: number
  /** Seconds since the epoch. */
  readonly blockTime: number
  readonly error: TransactionError | undefined
  readonly bytes: Uint8Array
  readonly message: VersionedMessage
  readonly signatures: readonly string[]
  /** All accounts of the transaction, those of lookup tables last. */
  readonly addresses: readonly string[]
  readonly loaded: { readonly writable: readonly string[]; readonly readonly: readonly string[] }
  readonly fee: bigint
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly before: { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenHolding[] }
  readonly after: { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenHolding[] }
}

/** The simulated outcome of a transaction. */
export type Simulation = {
  readonly error: TransactionError | undefined
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  /** The accounts after a successful transaction. */
  readonly accounts?: ReadonlyMap<string, LedgerAccount | undefined>
}

/** A rejected transaction. */
export type Refusal = { readonly refused: Simulation }

/** A chain in this process: the virtual machine, its slots and its history. */
export type SolanaLedger = {
  readonly genesisHash: string
  slot(): number
  latestBlockhash(): Blockhash
  isBlockhashValid(blockhash: string): boolean
  /** Advances by some slots. After 150 every blockhash has expired. */
  advance(count?: number): void
  minimumBalance(dataLength: number): bigint
  account(address: string): LedgerAccount | undefined
  setAccount(account: LedgerAccount): void
  programAccounts(program: string): readonly LedgerAccount[]
  /** Accepts a transaction. Returns its signature, or why it was rejected. Throws Error for bytes that are not a transaction. */
  send(bytes: Uint8Array, options?: { readonly skipPreflight?: boolean }): { readonly signature: string } | Refusal
  simulate(bytes: Uint8Array, options?: { readonly sigVerify?: boolean; readonly anyBlockhash?: boolean }): Simulation
  /** Sends lamports from the faucet in a real transaction. */
  airdrop(address: string, lamports: bigint): string
  transaction(signature: string): LedgerTransaction | undefined
  /**
   * Returns transactions that include an address, newest first. As on public chains, receipts of its token accounts don't include their
   * owner.
   */
  history(address: string): readonly LedgerTransaction[]
  /** Calls the listener after each slot and each transaction. Returns a function that unsubscribes. */
  watch(listener: (update: LedgerTransaction | 'slot') => void): () => void
  /** Stops the slot timer. */
  stop(): void
}
