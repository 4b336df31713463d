import { PublicKey } from '@solana/web3.js'
import type { LedgerAccount } from './SolanaLedger.js'
import { token2022Program, tokenProgram } from './solanaDevTokens.js'

/** A parsed token account. */
export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly state: 'initialized' | 'frozen'
}

/** A parsed mint. */
export type Mint = { readonly supply: bigint; readonly decimals: number; readonly authority: string | null }

const accountLength = 165

/** Returns whether a token program owns the account. */
export function isOfTokenProgram({ owner }: LedgerAccount): boolean {
  return owner === tokenProgram || owner === token2022Program
}

/** Parses a token account. Returns undefined for other accounts. */
export function readTokenAccount(account: LedgerAccount | undefined): TokenAccount | undefined {
  if (!account || !isOfTokenProgram(account) || account.data.length < accountLength) return undefined
  const { data } = account
  // Token-2022 stores the account type after the base data: 1 for a mint, 2 for an account.
  if (data.length > accountLength && data[accountLength] !== 2) return undefined
  const state = data[108]
  if (state !== 1 && state !== 2) return undefined
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: view(data).getBigUint64(64, true),
    state: state === 1 ? 'initialized' : 'frozen',
  }
}

/** Parses a mint. Returns undefined for other accounts. */
export function readMint(account: LedgerAccount | undefined): Mint | undefined {
  if (!account || !isOfTokenProgram(account)) return undefined
  const { data } = account
  const isMint = data.length === 82 || (data.length > accountLength && data[accountLength] === 1)
  if (!isMint || data[45] !== 1) return undefined
  const bytes = view(data)
  return {
    authority: bytes.getUint32(0, true) === 1 ? keyAt(data, 4) : null,
    supply: bytes.getBigUint64(36, true),
    decimals: data[44] ?? 0,
  }
}

function keyAt(data: Uint8Array, offset: number): string {
  return new PublicKey(data.subarray(offset, offset + 32)).toBase58()
}

function view(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
