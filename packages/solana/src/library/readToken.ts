import { cleanText, KitError } from '@kit/core'
import { requireAddress } from '../address/requireAddress.js'
import type { Rpc } from '../rpc/createRpc.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { decodeNumber } from '../transaction/decodeNumber.js'
import { findProgramAddress } from '../transaction/findProgramAddress.js'
import { programs } from '../transaction/programs.data.js'

/** What is known of a token by its mint. */
export type Token = {
  readonly mint: string
  /** SPL Token or Token-2022. */
  readonly program: string
  readonly decimals: number
  /** Hostile text, cleaned; empty when the token has none. */
  readonly symbol: string
}

/** Longer than any honest symbol, short enough for a line. */
const maxSymbolLength = 16
const metadataExtension = 19

/**
 * Reads a mint of SPL Token or Token-2022, and its symbol: from the mint's own metadata (Token-2022), or from the account of
 * the token metadata program.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound` when the address is no mint; those of the RPC.
 * @example (await readToken(rpc, mint)).decimals
 */
export async function readToken(rpc: Rpc, mint: string, signal?: AbortSignal): Promise<Token> {
  const seeds = [new TextEncoder().encode('metadata'), requireAddress(programs.tokenMetadata), requireAddress(mint)]
  const metadataAddress = findProgramAddress(seeds, programs.tokenMetadata)
  const [account, metadata] = await readAccounts(rpc, [mint, metadataAddress], signal)
  const isMint =
    (account?.owner === programs.token && account.data.length === 82) ||
    (account?.owner === programs.token2022 &&
      (account.data.length === 82 || (account.data.length > 165 && account.data[165] === 1)))
  if (!account || !isMint || account.data[45] !== 1)
    throw new KitError('token/notFound', { shortMessage: 'There is no token at this address.', details: mint })
  const symbol =
    readExtension(account.data) ??
    (metadata?.owner === programs.tokenMetadata ? readSymbol(metadata.data, 65) : undefined)
  return { mint, program: account.owner, decimals: account.data[44] ?? 0, symbol: cleanText(symbol, maxSymbolLength) }
}

/** The symbol in the mint's extensions: each is a type, a length, and so many bytes. */
function readExtension(data: Uint8Array): string | undefined {
  for (let offset = 166; offset + 4 <= data.length; ) {
    const type = Number(decodeNumber(data, offset, 2))
    const length = Number(decodeNumber(data, offset + 2, 2))
    if (type === metadataExtension) return readSymbol(data, offset + 4 + 64)
    if (type === 0) return undefined
    offset += 4 + length
  }
  return undefined
}

/** Name and symbol follow each other, each after its length. */
function readSymbol(data: Uint8Array, offset: number): string | undefined {
  const nameLength = Number(decodeNumber(data, offset, 4))
  const start = offset + 4 + nameLength
  const length = Number(decodeNumber(data, start, 4))
  if (start + 4 + length > data.length) return undefined
  return new TextDecoder().decode(data.subarray(start + 4, start + 4 + length)).replace(/\0+$/, '')
}
