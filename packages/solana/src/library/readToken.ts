import { cleanText, KitError } from '@kit/core/adapter'
import type { AccountInfo } from '@solana/web3.js'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import type { SolanaChain } from './createConnection.js'
import { programs } from './programs.data.js'

/** The contents of a mint account. */
export type Mint = {
  readonly mint: string
  /** SPL Token or Token-2022. */
  readonly program: string
  readonly decimals: number
  /** Total supply in base units. */
  readonly supply: bigint
  /** Untrusted text, cleaned. Empty if the token has none. */
  readonly name: string
  readonly symbol: string
  /** Extensions of a Token-2022 mint, by type. */
  readonly extensions: ReadonlyMap<number, Uint8Array>
}

/** Longer than any honest symbol, short enough for a line. */
const maxSymbolLength = 16
const metadataExtension = 19
/** The RPC limit per request, at two accounts per mint. */
const mintsPerRequest = 50

/**
 * Reads a mint of SPL Token or Token-2022. Name and symbol are from the mint's own metadata (Token-2022) or the account of the token
 * metadata program.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound` when the address is not a mint. Errors of the library.
 * @example (await readToken(chain, mint)).decimals
 */
export async function readToken(chain: SolanaChain, mint: string): Promise<Mint> {
  requireSolanaAddress(mint)
  const [token] = await readTokens(chain, [mint])
  if (token) return token
  throw new KitError('token/notFound', { shortMessage: 'No token found at this address.', details: mint })
}

/**
 * Reads many mints in as few requests as nodes allow. Returns undefined in place of anything that is not a mint. The addresses must be
 * valid.
 *
 * @throws Errors of the library.
 * @example const [token] = await readTokens(chain, [mint])
 */
export async function readTokens(chain: SolanaChain, mints: readonly string[]): Promise<readonly (Mint | undefined)[]> {
  const parts = Array.from({ length: Math.ceil(mints.length / mintsPerRequest) }, (_, index) =>
    readPart(chain, mints.slice(index * mintsPerRequest, (index + 1) * mintsPerRequest)),
  )
  return (await Promise.all(parts)).flat()
}

async function readPart({ web3: { PublicKey }, connection }: SolanaChain, mints: readonly string[]) {
  const metadataProgram = new PublicKey(programs.tokenMetadata)
  const keys = mints.flatMap((mint) => {
    const key = new PublicKey(mint)
    const seeds = [new TextEncoder().encode('metadata'), metadataProgram.toBytes(), key.toBytes()]
    return [key, PublicKey.findProgramAddressSync(seeds, metadataProgram)[0]]
  })
  const accounts = await connection.getMultipleAccountsInfo(keys)
  if (accounts.length !== keys.length)
    throw new RangeError('The node returned a different number of accounts than requested.')
  return mints.map((mint, index) => {
    const [account, metadata] = [accounts[index * 2], accounts[index * 2 + 1]]
    return parseMint(mint, account ?? null, metadata?.owner.equals(metadataProgram) ? metadata.data : undefined)
  })
}

function parseMint(
  mint: string,
  account: AccountInfo<Uint8Array> | null,
  metadata: Uint8Array | undefined,
): Mint | undefined {
  const { data } = account ?? { data: new Uint8Array() }
  const program = account?.owner.toBase58()
  const isMint =
    (program === programs.token && data.length === 82) ||
    (program === programs.token2022 && (data.length === 82 || (data.length > 165 && data[165] === 1)))
  if (!program || !isMint || data[45] !== 1) return undefined
  const extensions = readExtensions(data)
  const own = extensions.get(metadataExtension)
  const { name, symbol } = (own ? readTexts(own, 64) : metadata && readTexts(metadata, 65)) ?? {}
  return {
    mint,
    program,
    decimals: data[44] ?? 0,
    supply: new DataView(data.buffer, data.byteOffset).getBigUint64(36, true),
    name: cleanText(name),
    symbol: cleanText(symbol, maxSymbolLength),
    extensions,
  }
}

/** Each extension consists of a type, a length, and that many bytes. */
function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const extensions = new Map<number, Uint8Array>()
  for (let offset = 166; offset + 4 <= data.length; ) {
    const type = view.getUint16(offset, true)
    if (type === 0) break
    const end = offset + 4 + view.getUint16(offset + 2, true)
    extensions.set(type, data.subarray(offset + 4, end))
    offset = end
  }
  return extensions
}

/** Name and symbol are length-prefixed, and the lengths may be false. */
function readTexts(data: Uint8Array, offset: number): { readonly name: string; readonly symbol: string } | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const decode = (start: number, end: number) => new TextDecoder().decode(data.subarray(start, end)).replace(/\0+$/, '')
  try {
    const start = offset + 4 + view.getUint32(offset, true)
    const end = start + 4 + view.getUint32(start, true)
    if (end > data.length) return undefined
    return { name: decode(offset + 4, start), symbol: decode(start + 4, end) }
  } catch {
    return undefined
  }
}
