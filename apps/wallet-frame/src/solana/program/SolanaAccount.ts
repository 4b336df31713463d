import { base58 } from '@scure/base'
import { lookupTableProgram, token2022Program, tokenProgram } from './programs.data.js'

/** An account on the chain. */
export type SolanaAccount = { readonly lamports: bigint; readonly owner: string; readonly data: Uint8Array }

/** Balance and owner of a token account. */
export type TokenHolding = { readonly mint: string; readonly owner: string; readonly amount: bigint }

const isOfTokens = ({ owner }: SolanaAccount): boolean => owner === tokenProgram || owner === token2022Program

/** Type of the data that Token-2022 appends to the original account layout. */
const [mintKind, holdingKind] = [1, 2]
const oldestHolding = 165

/** Undefined for an account that holds no token. */
export function readHolding(account: SolanaAccount | undefined): TokenHolding | undefined {
  if (account === undefined || !isOfTokens(account)) return undefined
  const { data } = account
  const isHolding = data.length === oldestHolding || data[oldestHolding] === holdingKind
  // An uninitialized account is all zeros.
  if (!isHolding || data[108] === 0) return undefined
  return { mint: keyAt(data, 0), owner: keyAt(data, 32), amount: viewOf(data).getBigUint64(64, true) }
}

/** Reads the decimals of a mint; undefined for any other account. */
export function readDecimals(account: SolanaAccount | undefined): number | undefined {
  if (account === undefined || !isOfTokens(account)) return undefined
  const { data } = account
  const isMint = data.length === 82 || data[oldestHolding] === mintKind
  return isMint && data[45] === 1 ? data[44] : undefined
}

/** Reads the addresses of a lookup table; undefined for any other account. */
export function readTable(account: SolanaAccount | undefined): readonly string[] | undefined {
  if (account?.owner !== lookupTableProgram) return undefined
  const { data } = account
  const [kind, header] = [1, 56]
  if (data.length < header || viewOf(data).getUint32(0, true) !== kind) return undefined
  return Array.from({ length: Math.floor((data.length - header) / 32) }, (_, at) => keyAt(data, header + 32 * at))
}

/** Reads an address from bytes. */
export const keyAt = (data: Uint8Array, at: number): string => base58.encode(data.subarray(at, at + 32))

/** Reads numbers from bytes. */
export const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)
