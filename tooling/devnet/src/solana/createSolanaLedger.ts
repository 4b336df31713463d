import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

import { FailedTransactionMetadata, LiteSVM, type SimulatedTransactionInfo, type SlotHash } from 'litesvm'
import { createBlockhashes } from './createBlockhashes.js'
import { readMint, readTokenAccount } from './readToken.js'
import type { LedgerAccount, LedgerTransaction, Simulation, SolanaLedger, TokenHolding } from './SolanaLedger.js'
import { toTransactionError } from './toTransactionError.js'

const faucetLamports = 400_000_000n * 1_000_000_000n
type EncodedAccount = ReturnType<SimulatedTransactionInfo['postAccounts']>[number]
type Meta = { logs(): string[]; computeUnitsConsumed(): bigint; toString(): string }

/**
 * Creates a Solana chain in this process: the real virtual machine with the real System, Token, Token-2022 and Associated Token programs.
 * There is no consensus: an accepted transaction is in the block immediately. Slots advance by a timer and after each transaction.
 * Blockhashes expire with them.
 *
 * @param options.slotMs 0: slots advance only with transactions and `advance`.
 * @example
 * const ledger = createSolanaLedger({ genesisHash })
 */
export function createSolanaLedger(options: { readonly genesisHash: string; readonly slotMs?: number }): SolanaLedger {
  const { genesisHash, slotMs = 400 } = options
  // The machine knows one blockhash at a time and would report a repeated transaction as processed forever, so this ledger checks both.
  const machine = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  const blockhashes = createBlockhashes(genesisHash)
  const taken = new Map<string, LedgerTransaction>()
  const listeners = new Set<(ledgerUpdate: LedgerTransaction | 'slot') => void>()
  const faucet = Keypair.fromSeed(createHash('sha256').update('faucet').digest())

  const notify = (ledgerUpdate: LedgerTransaction | 'slot'): void => {
    for (const listener of [...listeners]) listener(ledgerUpdate)
  }
  const advance = (count = 1): void => {
    blockhashes.advance(count)
    const clock = machine.getClock()
    clock.slot = BigInt(blockhashes.slot())
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1000))
    machine.setClock(clock)
    // The lookup table program requires a recent slot.
    machine.setSlotHashes(
      blockhashes.recent().map(({ slot, blockhash }) => ({ slot: BigInt(slot), hash: blockhash }) as SlotHash),
    )
    notify('slot')
  }

  const toAccount = (found: EncodedAccount): LedgerAccount | undefined => {
    if (found.lamports === 0n && found.data.length === 0) return undefined
    return {
      ...found,
      lamports: BigInt(found.lamports),
      data: Uint8Array.from(found.data),
      owner: found.programAddress,
    }
  }
  const account = (address: string): LedgerAccount | undefined => {
    const found = machine.getAccount(address as never)
    return found.exists ? toAccount(found) : undefined
  }
  const setAccount = ({ owner, data, lamports, ...rest }: LedgerAccount): void =>
    machine.setAccount({ ...rest, lamports, data, programAddress: owner, space: BigInt(data.length) } as never)
  setAccount({
    address: faucet.publicKey.toBase58(),
    lamports: faucetLamports,
    data: new Uint8Array(),
    owner: SystemProgram.programId.toBase58(),
    executable: false,
  })

  const loadedBy = ({ message }: VersionedTransaction): LedgerTransaction['loaded'] => {
    const writable: string[] = []
    const readonly: string[] = []
    for (const lookup of message.addressTableLookups) {
      const table = account(lookup.accountKey.toBase58())
      if (!table) continue
      const { addresses } = AddressLookupTableAccount.deserialize(table.data)
      const pick = (indexes: readonly number[]) => indexes.map((index) => addresses[index]?.toBase58() ?? '')
      writable.push(...pick(lookup.writableIndexes))
      readonly.push(...pick(lookup.readonlyIndexes))
    }
    return { writable, readonly }
  }
  const snapshot = (addresses: readonly string[]) => ({
    lamports: addresses.map((address) => account(address)?.lamports ?? 0n),
    tokens: addresses.flatMap((address, accountIndex): TokenHolding[] => {
      const holder = account(address)
      const token = readTokenAccount(holder)
      if (!holder || !token) return []
      const { mint, owner, amount } = token
      return [
        { accountIndex, mint, owner, amount, program: holder.owner, decimals: readMint(account(mint))?.decimals ?? 0 },
      ]
    }),
  })
  const refuse = (error: string): Simulation => ({ error, logs: [], unitsConsumed: 0n })
  const toMachine = (transaction: VersionedTransaction) => {
    const signers = transaction.message.staticAccountKeys.slice(0, transaction.message.header.numRequiredSignatures)
    return {
      messageBytes: transaction.message.serialize(),
      signatures: Object.fromEntries(signers.map((key, index) => [key.toBase58(), transaction.signatures[index]])),
    } as never
  }
  const toSimulation = (outcome: unknown, meta: Meta): Simulation => ({
    error: toTransactionError(outcome),
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
  })

  const simulate: SolanaLedger['simulate'] = (bytes, { sigVerify = false, anyBlockhash = false } = {}) => {
    const transaction = VersionedTransaction.deserialize(bytes)
    if (!anyBlockhash && !blockhashes.isValid(transaction.message.recentBlockhash)) return refuse('BlockhashNotFound')
    machine.withSigverify(sigVerify)
    try {
      const outcome = machine.simulateTransaction(toMachine(transaction))
      const ended = toSimulation(outcome, outcome.meta())
      if (outcome instanceof FailedTransactionMetadata) return ended
      return { ...ended, accounts: new Map(outcome.postAccounts().map((one) => [`${one.address}`, toAccount(one)])) }
    } finally {
      machine.withSigverify(true)
    }
  }

  const send: SolanaLedger['send'] = (bytes, { skipPreflight = false } = {}) => {
    const transaction = VersionedTransaction.deserialize(bytes)
    const signatures = transaction.signatures.map((one) => base58.encode(one))
    const signature = signatures[0] ?? ''
    if (taken.has(signature)) return { refused: refuse('AlreadyProcessed') }
    if (!blockhashes.isValid(transaction.message.recentBlockhash)) return { refused: refuse('BlockhashNotFound') }
    const trial = simulate(bytes, { sigVerify: true })
    // Only instruction errors get into a block. Transactions with other errors never do.
    if (trial.error !== undefined && (!skipPreflight || typeof trial.error === 'string')) return { refused: trial }

    const loaded = loadedBy(transaction)
    const keys = transaction.message.staticAccountKeys.map((key) => key.toBase58())
    const addresses = [...keys, ...loaded.writable, ...loaded.readonly]
    const before = snapshot(addresses)
    const outcome = machine.sendTransaction(toMachine(transaction))
    const meta: Meta = outcome instanceof FailedTransactionMetadata ? outcome.meta() : outcome
    const record: LedgerTransaction = {
      ...toSimulation(outcome, meta),
      signature,
      signatures,
      slot: blockhashes.slot(),
      blockTime: Math.floor(Date.now() / 1000),
      bytes: Uint8Array.from(bytes),
      message: transaction.message,
      addresses,
      loaded,
      // The machine exposes the fee only in its text output.
      fee: BigInt(/\bfee: (\d+)/.exec(meta.toString())?.[1] ?? 5000 * signatures.length),
      before,
      after: snapshot(addresses),
    }
    taken.set(signature, record)
    notify(record)
    advance()
    return { signature }
  }

  const timer = slotMs > 0 ? setInterval(advance, slotMs, 1).unref() : undefined
  advance()
  return {
    genesisHash,
    slot: blockhashes.slot,
    latestBlockhash: blockhashes.latest,
    isBlockhashValid: blockhashes.isValid,
    advance,
    minimumBalance: (length) => machine.minimumBalanceForRentExemption(BigInt(length)),
    account,
    setAccount,
    programAccounts: (program) =>
      machine.getProgramAccounts(program as never).flatMap(({ address }) => account(address) ?? []),
    send,
    simulate,
    airdrop(address, lamports) {
      // A new blockhash makes two equal airdrops different transactions.
      advance()
      const message = new TransactionMessage({
        payerKey: faucet.publicKey,
        recentBlockhash: blockhashes.latest().blockhash,
        instructions: [
          SystemProgram.transfer({ fromPubkey: faucet.publicKey, toPubkey: new PublicKey(address), lamports }),
        ],
      })
      const transaction = new VersionedTransaction(message.compileToV0Message())
      transaction.sign([faucet])
      const outcome = send(transaction.serialize())
      if ('refused' in outcome) throw new Error(`The airdrop failed: ${JSON.stringify(outcome.refused.error)}`)
      return outcome.signature
    },
    transaction: (signature) => taken.get(signature),
    history: (address) => [...taken.values()].filter(({ addresses }) => addresses.includes(address)).reverse(),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => clearInterval(timer),
  }
}
