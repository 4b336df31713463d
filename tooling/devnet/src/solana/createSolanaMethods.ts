import { base58 } from '@scure/base'
import { VersionedMessage } from '@solana/web3.js'
import { encodeAccount, encodeAmount } from './encodeAccount.js'
import { encodeTransaction } from './encodeTransaction.js'
import { parseRpcParams as parse } from './parseRpcParams.js'
import { readMint, readTokenAccount } from './readToken.js'
import type { LedgerAccount, LedgerTransaction, Simulation, SolanaLedger } from './SolanaLedger.js'
import { SolanaRpcError } from './SolanaRpcError.js'
import { token2022Program, tokenProgram } from './solanaDevTokens.js'

/** Methods by name. Each receives the request's params. */
export type SolanaMethods = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** Returns the status of a transaction: confirmed once another slot has started, and finalized two slots later. */
export function confirmationOf(
  ledger: SolanaLedger,
  { slot }: LedgerTransaction,
): 'processed' | 'confirmed' | 'finalized' {
  const age = ledger.slot() - slot
  return age < 1 ? 'processed' : age < 3 ? 'confirmed' : 'finalized'
}

/**
 * Creates a node's JSON-RPC methods over a ledger, as used by wallets, libraries and this kit, and `dev_advance` (slots).
 *
 * @example
 * createSolanaMethods(ledger).getBalance?.([address])
 */
export function createSolanaMethods(ledger: SolanaLedger): SolanaMethods {
  const withContext = (value: unknown) => ({ context: { slot: ledger.slot(), apiVersion: '2.0.0' }, value })
  const tokenAccountsOf = (field: 'owner' | 'mint', address: string): readonly LedgerAccount[] =>
    [tokenProgram, token2022Program]
      .flatMap((program) => ledger.programAccounts(program))
      .filter((account) => readTokenAccount(account)?.[field] === address)
  const withAddress = (account: LedgerAccount, config: unknown) => ({
    pubkey: account.address,
    account: encodeAccount(ledger, account, config),
  })
  const requireMint = (address: string) => {
    const mint = readMint(ledger.account(address))
    if (mint) return mint
    throw new SolanaRpcError(-32602, 'Invalid param: could not find mint')
  }

  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
    getGenesisHash: () => ledger.genesisHash,
    getSlot: () => ledger.slot(),
    getBlockHeight: () => ledger.slot(),
    getEpochInfo: () => ({
      absoluteSlot: ledger.slot(),
      blockHeight: ledger.slot(),
      epoch: 0,
      slotIndex: ledger.slot(),
      slotsInEpoch: 432_000,
      transactionCount: 0,
    }),
    getLatestBlockhash: () => withContext(ledger.latestBlockhash()),
    isBlockhashValid: ([blockhash]) => withContext(ledger.isBlockhashValid(parse.address(blockhash))),
    getMinimumBalanceForRentExemption: ([length]) => Number(ledger.minimumBalance(parse.integer(length))),
    getRecentPrioritizationFees: () => [{ slot: ledger.slot(), prioritizationFee: 0 }],
    getFeeForMessage: ([text]) => {
      const message = VersionedMessage.deserialize(Buffer.from(String(text), 'base64'))
      const isValid = ledger.isBlockhashValid(message.recentBlockhash)
      return withContext(isValid ? 5000 * message.header.numRequiredSignatures : null)
    },

    getBalance: ([address]) => withContext(Number(ledger.account(parse.address(address))?.lamports ?? 0n)),
    getAccountInfo: ([address, config]) => {
      const account = ledger.account(parse.address(address))
      return withContext(account ? encodeAccount(ledger, account, config) : null)
    },
    getMultipleAccounts: ([addresses, config]) =>
      withContext(
        parse.list(addresses).map((address) => {
          const account = ledger.account(parse.address(address))
          return account ? encodeAccount(ledger, account, config) : null
        }),
      ),
    getProgramAccounts: ([program, config]) => {
      const { filters = [], withContext: isWrapped } = parse.record(config)
      const wanted = parse.list(filters).map(toFilter)
      const found = ledger
        .programAccounts(parse.address(program))
        .filter(({ data }) => wanted.every((matches) => matches(data)))
        .map((account) => withAddress(account, config))
      return isWrapped === true ? withContext(found) : found
    },
    getTokenAccountsByOwner: ([owner, filter, config]) => {
      const { mint, programId } = parse.record(filter)
      if (mint === undefined && programId === undefined) throw new SolanaRpcError(-32602, 'Invalid param: no filter')
      if (mint !== undefined) requireMint(parse.address(mint))
      const found = tokenAccountsOf('owner', parse.address(owner)).filter((account) =>
        mint !== undefined ? readTokenAccount(account)?.mint === mint : account.owner === programId,
      )
      return withContext(found.map((account) => withAddress(account, config)))
    },
    getTokenAccountBalance: ([address]) => {
      const token = readTokenAccount(ledger.account(parse.address(address)))
      if (!token) throw new SolanaRpcError(-32602, 'Invalid param: could not find account')
      return withContext(encodeAmount(token.amount, requireMint(token.mint).decimals))
    },
    getTokenSupply: ([address]) => {
      const mint = requireMint(parse.address(address))
      return withContext(encodeAmount(mint.supply, mint.decimals))
    },

    requestAirdrop: ([address, lamports]) => ledger.airdrop(parse.address(address), BigInt(parse.integer(lamports))),
    sendTransaction: ([text, config]) => {
      const { encoding, skipPreflight } = parse.record(config)
      const outcome = ledger.send(parse.bytes(text, encoding), { skipPreflight: skipPreflight === true })
      if (!('refused' in outcome)) return outcome.signature
      throw toSendError(outcome.refused)
    },
    simulateTransaction: ([text, config]) => {
      const { encoding, sigVerify, replaceRecentBlockhash, accounts: requested } = parse.record(config)
      const bytes = parse.bytes(text, encoding)
      const { error, logs, unitsConsumed, accounts } = ledger.simulate(bytes, {
        sigVerify: sigVerify === true,
        anyBlockhash: replaceRecentBlockhash === true,
      })
      const units = Number(unitsConsumed)
      const { addresses = [], encoding: form } = parse.record(requested)
      const after = parse.list(addresses).map((address) => {
        const known = parse.address(address)
        const account = accounts?.has(known) ? accounts.get(known) : ledger.account(known)
        return account ? encodeAccount(ledger, account, { encoding: form ?? 'base64' }) : null
      })
      return withContext({
        err: error ?? null,
        logs,
        accounts: requested === undefined || accounts === undefined ? null : after,
        unitsConsumed: units,
        returnData: null,
      })
    },

    getSignatureStatuses: ([signatures]) =>
      withContext(
        parse.list(signatures).map((signature) => {
          const transaction = ledger.transaction(parse.signature(signature))
          if (!transaction) return null
          const { slot, error } = transaction
          const confirmationStatus = confirmationOf(ledger, transaction)
          const confirmations = confirmationStatus === 'finalized' ? null : ledger.slot() - slot
          const status = error === undefined ? { Ok: null } : { Err: error }
          return { slot, confirmations, err: error ?? null, status, confirmationStatus }
        }),
      ),
    getSignaturesForAddress: ([address, config]) => {
      const { limit = 1000, before, until } = parse.record(config)
      const all = ledger.history(parse.address(address))
      const start = before === undefined ? 0 : all.findIndex(({ signature }) => signature === before) + 1
      const end = until === undefined ? -1 : all.findIndex(({ signature }) => signature === until)
      return all
        .slice(start, end === -1 ? undefined : end)
        .slice(0, parse.integer(limit))
        .map((transaction) => ({
          signature: transaction.signature,
          slot: transaction.slot,
          err: transaction.error ?? null,
          memo: null,
          blockTime: transaction.blockTime,
          confirmationStatus: confirmationOf(ledger, transaction),
        }))
    },
    getTransaction: ([signature, config]) => {
      const transaction = ledger.transaction(parse.signature(signature))
      const options = typeof config === 'string' ? { encoding: config } : parse.record(config)
      return transaction ? encodeTransaction(transaction, options) : null
    },
    getBlockTime: () => Math.floor(Date.now() / 1000),

    dev_advance: ([count = 1]) => {
      ledger.advance(parse.integer(count))
      return ledger.slot()
    },
  }
}

function toSendError({ error, logs, unitsConsumed }: Simulation): SolanaRpcError {
  if (error === 'SignatureFailure') return new SolanaRpcError(-32003, 'Transaction signature verification failure')
  const data = { err: error, logs, accounts: null, unitsConsumed: Number(unitsConsumed), returnData: null }
  return new SolanaRpcError(-32002, `Transaction simulation failed: ${explain(error)}`, data)
}

function explain(error: Simulation['error']): string {
  if (error === 'BlockhashNotFound') return 'Blockhash not found'
  if (error === 'AlreadyProcessed') return 'This transaction has already been processed'
  if (error === 'AccountNotFound') return 'Attempt to debit an account but found no record of a prior credit.'
  if (typeof error !== 'object') return String(error)
  const [index, inner] = (error['InstructionError'] as [number, unknown] | undefined) ?? []
  if (index === undefined) return JSON.stringify(error)
  const code = (inner as { Custom?: number } | undefined)?.Custom
  const reason = code === undefined ? String(inner) : `custom program error: 0x${code.toString(16)}`
  return `Error processing Instruction ${index}: ${reason}`
}

function toFilter(value: unknown): (data: Uint8Array) => boolean {
  const { dataSize, memcmp } = parse.record(value)
  if (dataSize !== undefined) return (data) => data.length === dataSize
  const { offset, bytes, encoding } = parse.record(memcmp)
  const start = parse.integer(offset)
  const wanted = encoding === 'base64' ? Buffer.from(String(bytes), 'base64') : base58.decode(String(bytes))
  return (data) => wanted.every((byte, index) => data[start + index] === byte)
}
