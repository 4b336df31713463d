import { decodeBase58 } from '@kit/adapter'
import { cleanText, KitError, type TransactionDetails } from '@kit/core/adapter'
import type { VersionedTransactionResponse } from '@solana/web3.js'
import type { SolanaChain } from '../library/createConnection.js'
import { programs } from '../library/programs.data.js'
import { toChainError } from '../library/toChainError.js'

const systemProgram = '11111111111111111111111111111111'
const transferKind = 2
/** Programs that only prepare what a transaction does. */
const ignored: readonly string[] = ['ComputeBudget111111111111111111111111111111', programs.associatedToken]

/**
 * Reads the details of a transaction. `to` and `value` are those of its first SOL transfer. Without one, `to` is the recipient of its
 * tokens, or else the program that it calls.
 *
 * @throws KitError `transaction/invalid` for a malformed signature. Errors of the library.
 * @example await readSolanaTransaction(chain, hash)
 */
export async function readSolanaTransaction(
  { connection }: SolanaChain,
  hash: string,
): Promise<TransactionDetails | undefined> {
  if (decodeBase58(hash)?.length !== 64)
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction signature.' })
  const found = await connection.getTransaction(hash, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 })
  if (!found) return undefined
  const { transaction, meta, slot, blockTime } = found
  const { message } = transaction
  const keys = message.getAccountKeys(meta?.loadedAddresses ? { accountKeysFromLookups: meta.loadedAddresses } : {})
  const keyOf = (index: number | undefined) => (index === undefined ? undefined : keys.get(index)?.toBase58())
  const instructions = message.compiledInstructions
    .map(({ programIdIndex, accountKeyIndexes, data }) => ({ program: keyOf(programIdIndex), accountKeyIndexes, data }))
    .filter(({ program }) => program !== undefined && !ignored.includes(program))
  const sent = instructions.find(({ program, data }) => program === systemProgram && isTransfer(data))
  const error = meta?.err ? toChainError(meta.err, meta.logMessages ?? []) : undefined
  const [first] = instructions
  const called = first?.program
  const name = first && !sent ? readCallName(meta?.logMessages ?? [], first) : undefined
  return {
    hash,
    status: error ? 'reverted' : 'success',
    from: keyOf(0) ?? '',
    to: sent ? keyOf(sent.accountKeyIndexes[1]) : (readReceiver(found) ?? called),
    value: sent ? readLamports(sent.data) : 0n,
    fee: meta ? BigInt(meta.fee) : undefined,
    blockNumber: BigInt(slot),
    minedAtMs: typeof blockTime === 'number' ? blockTime * 1_000 : undefined,
    call: name === undefined ? undefined : { name: cleanText(name), args: [] },
    reason: error && `${error.shortMessage} ${error.details}`,
  }
}

function isTransfer(data: Uint8Array): boolean {
  return data.length === 12 && data[0] === transferKind && data[1] === 0
}

function readLamports(data: Uint8Array): bigint {
  return new DataView(data.buffer, data.byteOffset).getBigUint64(4, true)
}

/** Programs that log their instruction log it first. Token programs may not. */
function readCallName(logs: readonly string[], { program = '', data }: Instruction): string | undefined {
  const isToken = program === programs.token || program === programs.token2022
  const known = isToken ? tokenCalls[data[0] ?? -1] : undefined
  const instructionLog = logs[logs.indexOf(`Program ${program} invoke [1]`) + 1]
  return known ?? /^Program log: Instruction: (.*)/.exec(instructionLog ?? '')?.[1]
}

type Instruction = { readonly program: string | undefined; readonly data: Uint8Array }

const tokenCalls: { readonly [kind: number]: string } = { 3: 'Transfer', 12: 'TransferChecked' }

/** Returns the owner of the token account whose balance increased. */
function readReceiver({ meta }: VersionedTransactionResponse): string | undefined {
  const { preTokenBalances, postTokenBalances } = meta ?? {}
  const before = new Map(
    preTokenBalances?.map(({ accountIndex, uiTokenAmount }) => [accountIndex, uiTokenAmount.amount]),
  )
  const risen = postTokenBalances?.find(
    ({ accountIndex, uiTokenAmount }) => BigInt(uiTokenAmount.amount) > BigInt(before.get(accountIndex) ?? 0),
  )
  return risen?.owner
}
