import { namespaceOf } from '../chain/namespaceOf.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { Asset } from './Asset.js'
import type { Token } from './Token.js'

/** How a chain family writes accounts, tokens and the currencies of its chains. */
export type AssetFamily = {
  /** CAIP-2 namespace. */
  readonly namespace: string
  /**
   * An address of an account or a token as this server compares them; undefined when it is none. Without this member only nodes know accounts
   * and tokens of the family.
   */
  parseAddress?(text: string): string | undefined
  /** How the contract writes a chain's own currency in place of a token's address. */
  readonly nativeMarker?: string
  /** What chains have whose configuration does not name their own currency. */
  readonly nativeCurrency?: Pick<Token, 'name' | 'symbol' | 'decimals'>
  /** Whether token-list files hold tokens of several of its chains, told apart by `chainId`. */
  readonly sharesTokenLists?: boolean
}

/** Reads and writes ids of assets of every family. `chain` may be a namespace alone. */
export type Assets = {
  /** Of the families with addresses that this server reads. */
  readonly namespaces: readonly string[]
  family(chain: string): AssetFamily | undefined
  /** @example assets.parseAddress('eip155:1', '0xF39F…2266') // '0xf39f…2266' */
  parseAddress(chain: string, text: string): string | undefined
  /** Finds the first of these namespaces that has such addresses. */
  parseAmong(
    namespaces: readonly string[],
    text: string,
  ): { readonly namespace: string; readonly address: string } | undefined
  /**
   * Reads a CAIP-10 ID of a token or of a chain's own currency; undefined when it names none.
   * @example assets.parse('eip155:1:0xEeee…EEeE') // { chain: 'eip155:1', address: 'native' }
   */
  parse(text: string): Asset | undefined
  /** CAIP-10 of an asset, a chain's own currency by its marker. */
  format(asset: Asset): string
  /** A chain's own currency; undefined where nobody says what it is. */
  native(chain: string, config: ChainConfig): Token | undefined
}

/** Joins what families say. */
export function createAssets(families: readonly AssetFamily[]): Assets {
  const byNamespace = new Map(families.map((family) => [family.namespace, family]))
  const familyOf = (chain: string): AssetFamily | undefined => byNamespace.get(namespaceOf(chain))
  const parseAddress: Assets['parseAddress'] = (chain, text) => familyOf(chain)?.parseAddress?.(text)

  return {
    namespaces: families.flatMap(({ namespace, parseAddress }) => (parseAddress === undefined ? [] : [namespace])),
    family: familyOf,
    parseAddress,
    parseAmong(namespaces, text) {
      for (const namespace of namespaces) {
        const address = parseAddress(namespace, text)
        if (address !== undefined) return { namespace, address }
      }
      return undefined
    },
    parse(text) {
      const [namespace = '', reference = '', rest = '', ...more] = text.split(':')
      if (reference === '' || more.length > 0) return undefined
      const chain = `${namespace}:${reference}`
      const marker = familyOf(chain)?.nativeMarker
      if (marker !== undefined && rest.toLowerCase() === marker.toLowerCase()) return { chain, address: 'native' }
      const address = parseAddress(chain, rest)
      return address === undefined ? undefined : { chain, address }
    },
    format: ({ chain, address }) =>
      `${chain}:${address === 'native' ? (familyOf(chain)?.nativeMarker ?? address) : address}`,
    native(chain, config) {
      const currency: ChainConfig['nativeCurrency'] = config.nativeCurrency ?? familyOf(chain)?.nativeCurrency
      if (currency === undefined) return undefined
      const { name, symbol, decimals, logoUri } = currency
      return { chain, address: 'native', name, symbol, decimals, logoUri, eip2612: false }
    },
  }
}
