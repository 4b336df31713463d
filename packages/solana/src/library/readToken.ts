import { cleanText, KitError } from '@kit/core/adapter'
import { requireAddress } from '../address/requireAddress.js'
import type { Chain } from './Chain.js'
import { programs } from './programs.data.js'

/** What the mint says about a token. */
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
 * @throws KitError `account/invalidAddress`; `token/notFound` when the address is not a mint. Error of the library.
 * @example (await readToken(chain, mint)).decimals
 */
export async function readToken({ web3: { PublicKey }, connection }: Chain, mint: string): Promise<Token> {
  requireAddress(mint)
  const [key, metadataProgram] = [new PublicKey(mint), new PublicKey(programs.tokenMetadata)]
  const seeds = [new TextEncoder().encode('metadata'), metadataProgram.toBytes(), key.toBytes()]
  const [metadataKey] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  const [account, metadata, ...others] = await connection.getMultipleAccountsInfo([key, metadataKey])
  if (account === undefined || metadata === undefined || others.length > 0)
    throw new RangeError('The node gave another number of accounts than it was asked for.')
  const { data } = account ?? { data: new Uint8Array() }
  const program = account?.owner.toBase58()
  const isMint =
    (program === programs.token && data.length === 82) ||
    (program === programs.token2022 && (data.length === 82 || (data.length > 165 && data[165] === 1)))
  if (!program || !isMint || data[45] !== 1)
    throw new KitError('token/notFound', { shortMessage: 'There is no token at this address.', details: mint })
  const symbol =
    readExtension(data) ?? (metadata?.owner.equals(metadataProgram) ? readSymbol(metadata.data, 65) : undefined)
  return { mint, program, decimals: data[44] ?? 0, symbol: cleanText(symbol, maxSymbolLength) }
}

/** The symbol in the mint's extensions: each is a type, a length, and that many bytes. */
function readExtension(data: Uint8Array): string | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  for (let offset = 166; offset + 4 <= data.length; ) {
    const type = view.getUint16(offset, true)
    if (type === metadataExtension) return readSymbol(data, offset + 4 + 64)
    if (type === 0) return undefined
    offset += 4 + view.getUint16(offset + 2, true)
  }
  return undefined
}

/** Name and symbol follow each other, each after its length, which may lie. */
function readSymbol(data: Uint8Array, offset: number): string | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  try {
    const start = offset + 4 + view.getUint32(offset, true)
    const end = start + 4 + view.getUint32(start, true)
    return end > data.length ? undefined : new TextDecoder().decode(data.subarray(start + 4, end)).replace(/\0+$/, '')
  } catch {
    return undefined
  }
}
