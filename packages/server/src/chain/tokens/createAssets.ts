import { namespaceOf } from '@kit/core/plugin'
import type { ChainConfig } from '../config/chainConfig.js'
import type { Asset } from './Asset.js'
import type { Token } from './Token.js'

/** Address and currency formats of a chain family. */
export type AssetFamily = {
  /** CAIP-2 namespace. */
  readonly namespace: string
  /**
   * Normalizes an address of an account or token; returns undefined when it is invalid. Without this member only nodes know accounts and
   * tokens of the family.
   */
  parseAddress?(text: string): string | undefined
  /** Address of the native currency in the contract. */
  readonly nativeMarker?: string
  /** Native currency of chains whose configuration does not specify it. */
  readonly nativeCurrency?: Pick<Token, 'name' | 'symbol' | 'decimals'>
  /** Whether token-list files contain tokens of several of its chains, distinguished by `chainId`. */
  readonly sharesTokenLists?: boolean
}

/** Parses and formats asset IDs of every family. `chain` can be a namespace. */
export type Assets = {
  /** Namespaces of the families with supported addresses. */
  readonly namespaces: readonly string[]
  family(chain: string): AssetFamily | undefined
  /** @example assets.parseAddress('eip155:1', '0xF39F…2266') // '0xf39f…2266' */
  parseAddress(chain: string, text: string): string | undefined
  /** Finds the first of these namespaces whose address format matches. */
  parseAmong(
    namespaces: readonly string[],
    text: string,
  ): { readonly namespace: string; readonly address: string } | undefined
  /**
   * Parses a CAIP-10 ID of a token or native currency; returns undefined when it is neither.
   * @example assets.parse('eip155:1:0xEeee…EEeE') // { chain: 'eip155:1', address: 'native' }
   */
  parse(text: string): Asset | undefined
  /** Formats an asset as CAIP-10, a native currency by its marker. */
  format(asset: Asset): string
  /** Returns a chain's native currency; undefined when it is unknown. */
  native(chain: string, config: ChainConfig): Token | undefined
}

/** Combines the formats of all families. */
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
