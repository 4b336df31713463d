import { base58 } from '@scure/base'
import { encodeAmount } from './encodeAccount.js'
import type { LedgerTransaction, TokenHolding } from './SolanaLedger.js'
import { SolanaRpcError } from './SolanaRpcError.js'

/** Encodes a transaction of the ledger as `getTransaction` returns it: `json` (the default), `jsonParsed` or `base64`. */
export function encodeTransaction(transaction: LedgerTransaction, config: Readonly<Record<string, unknown>>): object {
  const { message } = transaction
  const { encoding = 'json', maxSupportedTransactionVersion } = config
  if (message.version !== 'legacy' && maxSupportedTransactionVersion === undefined)
    throw new SolanaRpcError(
      -32015,
      `Transaction version (${message.version}) is not supported by the requesting client`,
    )
  return {
    slot: transaction.slot,
    blockTime: transaction.blockTime,
    ...(maxSupportedTransactionVersion !== undefined && { version: message.version }),
    meta: encodeMeta(transaction),
    transaction:
      encoding === 'base64'
        ? [Buffer.from(transaction.bytes).toString('base64'), 'base64']
        : { signatures: transaction.signatures, message: encodeMessage(transaction, encoding === 'jsonParsed') },
  }
}

function encodeMeta({ error, fee, before, after, logs, unitsConsumed, loaded }: LedgerTransaction): object {
  return {
    err: error ?? null,
    status: error === undefined ? { Ok: null } : { Err: error },
    fee: Number(fee),
    preBalances: before.lamports.map(Number),
    postBalances: after.lamports.map(Number),
    preTokenBalances: before.tokens.map(encodeHolding),
    postTokenBalances: after.tokens.map(encodeHolding),
    innerInstructions: [],
    logMessages: logs,
    computeUnitsConsumed: Number(unitsConsumed),
    loadedAddresses: loaded,
    rewards: [],
  }
}

function encodeHolding({ accountIndex, mint, owner, program, amount, decimals }: TokenHolding): object {
  return { accountIndex, mint, owner, programId: program, uiTokenAmount: encodeAmount(amount, decimals) }
}

function encodeMessage({ message, addresses }: LedgerTransaction, isParsed: boolean): object {
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) =>
    isParsed
      ? {
          programId: addresses[programIdIndex],
          accounts: accountKeyIndexes.map((index) => addresses[index]),
          data: base58.encode(data),
          stackHeight: 1,
        }
      : { programIdIndex, accounts: [...accountKeyIndexes], data: base58.encode(data), stackHeight: 1 },
  )
  const staticKeys = addresses.slice(0, message.staticAccountKeys.length)
  const accountKeys = isParsed
    ? addresses.map((pubkey, index) => ({
        pubkey,
        signer: index < message.header.numRequiredSignatures,
        writable: message.isAccountWritable(index),
        source: index < staticKeys.length ? 'transaction' : 'lookupTable',
      }))
    : staticKeys
  return {
    accountKeys,
    instructions,
    recentBlockhash: message.recentBlockhash,
    ...(isParsed ? {} : { header: message.header }),
    ...(message.version === 'legacy'
      ? {}
      : {
          addressTableLookups: message.addressTableLookups.map((lookup) => ({
            ...lookup,
            accountKey: lookup.accountKey.toBase58(),
          })),
        }),
  }
}
