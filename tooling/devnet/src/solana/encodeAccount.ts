import { base58 } from '@scure/base'
import { parseRpcParams } from './parseRpcParams.js'
import { readMint, readTokenAccount } from './readToken.js'
import type { LedgerAccount, SolanaLedger } from './SolanaLedger.js'
import { tokenProgram } from './solanaDevTokens.js'

/** Encodes a token amount in the JSON-RPC format. */
export function encodeAmount(amount: bigint, decimals: number): object {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/**
 * Encodes an account as `config` requests: `base58` (the default), `base64`, or `jsonParsed`, which parses token accounts and mints and
 * returns others in base64.
 */
export function encodeAccount(ledger: SolanaLedger, account: LedgerAccount, config: unknown): object {
  const { encoding = 'base58', dataSlice } = parseRpcParams.record(config)
  const base = {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: 0,
    space: account.data.length,
  }
  const parsed = encoding === 'jsonParsed' ? parse(ledger, account) : undefined
  if (parsed) {
    const program = account.owner === tokenProgram ? 'spl-token' : 'spl-token-2022'
    return { ...base, data: { program, parsed, space: account.data.length } }
  }
  const { offset = 0, length = account.data.length } = parseRpcParams.record(dataSlice)
  const start = parseRpcParams.integer(offset)
  const data = account.data.subarray(start, start + parseRpcParams.integer(length))
  if (encoding === 'base58') return { ...base, data: [base58.encode(data), 'base58'] }
  return { ...base, data: [Buffer.from(data).toString('base64'), 'base64'] }
}

function parse(ledger: SolanaLedger, account: LedgerAccount): object | undefined {
  const token = readTokenAccount(account)
  if (token) {
    const { mint, owner, state, amount } = token
    const decimals = readMint(ledger.account(mint))?.decimals ?? 0
    const info = { mint, owner, state, isNative: false, tokenAmount: encodeAmount(amount, decimals) }
    return { type: 'account', info }
  }
  const mint = readMint(account)
  if (!mint) return undefined
  const { supply, decimals, authority } = mint
  const info = { decimals, isInitialized: true, mintAuthority: authority, freezeAuthority: null, supply: `${supply}` }
  return { type: 'mint', info }
}
