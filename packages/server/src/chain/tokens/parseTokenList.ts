import { z } from 'zod'
import { cleanText } from './cleanText.js'
import type { Assets } from './createAssets.js'
import type { Token } from './Token.js'

/** Tokens of one chain, and problems with the others: one line each, starting with its path in the list. */
export type ParsedTokenList = { readonly tokens: readonly Token[]; readonly problems: readonly string[] }

/** Maximum length of a symbol, in characters. */
export const maxSymbol = 20
/** Maximum length of a name, in characters. */
export const maxName = 60

const text = (maxLength: number) =>
  z
    .string()
    .transform((raw) => cleanText(raw, maxLength))
    .refine((clean) => clean !== '', 'must have letters that can be shown')

const entry = z.object({
  address: z.string(),
  name: text(maxName),
  symbol: text(maxSymbol),
  decimals: z.int().min(0).max(36),
  // Token lists use `logoURI`, this server's configuration `logoUri`.
  logoURI: z.string().optional(),
  logoUri: z.string().optional(),
  eip2612: z.boolean().default(false),
})

/**
 * Parses tokens of a chain: this server's own entries, or a file of the token-list schema (`{ tokens: [{ chainId, … }] }`). Leaves out
 * other chains if the family shares such files.
 *
 * @example parseTokenList(assets, 'eip155:1', JSON.parse(text)).problems // ['tokens.3.decimals: must be …']
 */
export function parseTokenList(assets: Assets, chain: string, list: unknown): ParsedTokenList {
  const entries = Array.isArray(list) ? list : (list as { tokens?: unknown } | null | undefined)?.tokens
  if (!Array.isArray(entries)) return { tokens: [], problems: ['tokens: must be an array'] }
  const place = Array.isArray(list) ? '' : 'tokens.'
  const [, reference] = chain.split(':')
  const isShared = assets.family(chain)?.sharesTokenLists === true
  const tokens = new Map<string, Token>()
  const problems: string[] = []
  for (const [index, raw] of entries.entries()) {
    const chainId = (raw as { chainId?: unknown } | null)?.chainId
    if (isShared && chainId !== undefined && String(chainId) !== reference) continue
    const parsed = entry.safeParse(raw)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      problems.push(`${[`${place}${index}`, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
      continue
    }
    const { logoURI, logoUri = logoURI, ...rest } = parsed.data
    const address = assets.parseAddress(chain, rest.address)
    if (address === undefined) problems.push(`${place}${index}.address: must be a valid address on ${chain}`)
    else tokens.set(address, { ...rest, chain, address, logoUri: safeLogo(logoUri) })
  }
  return { tokens: [...tokens.values()], problems }
}

/** Drops pictures that a page must not load, rather than reporting them, because public lists contain many. */
function safeLogo(uri: string | undefined): string | undefined {
  return uri !== undefined && uri.length <= 20_000 && /^(https:\/\/|ipfs:\/\/|data:image\/)/i.test(uri)
    ? uri
    : undefined
}
