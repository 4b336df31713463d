import { ConfigError, isConfigError } from '../../platform/config/ConfigError.js'
import type { Log } from '../../platform/log/Log.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { Assets } from './createAssets.js'
import { createLiveFile } from './createLiveFile.js'
import { parseTokenList } from './parseTokenList.js'
import type { Token } from './Token.js'

/** Listed tokens of one chain. */
export type TokenIndex = {
  readonly tokens: readonly Token[]
  readonly byAddress: ReadonlyMap<string, Token>
  /** Their names and symbols in lower case. */
  readonly words: ReadonlySet<string>
}

/** Dependencies of {@link openTokenLists}. */
export type TokenListsOptions = { readonly assets: Assets; readonly now: () => number; readonly log: Log }

/**
 * Opens the operator's token lists by chain: entries, or files that are reloaded after edits.
 *
 * @throws ConfigError naming each problem by its path, as in `chains.eip155:1.tokens: tokens.3.decimals: …`
 */
export function openTokenLists(
  chains: readonly (readonly [chain: string, tokens: ChainConfig['tokens']])[],
  { assets, now, log }: TokenListsOptions,
): ReadonlyMap<string, () => TokenIndex> {
  const lists = new Map<string, () => TokenIndex>()
  const problems: string[] = []
  for (const [chain, given] of chains) {
    const option = `chains.${chain}.tokens`
    const parse = (json: unknown) => {
      const { tokens, problems } = parseTokenList(assets, chain, json)
      const byAddress = new Map(tokens.map((token) => [token.address, token]))
      const words = new Set(tokens.flatMap(({ name, symbol }) => [name.toLowerCase(), symbol.toLowerCase()]))
      return { content: { tokens, byAddress, words }, problems }
    }
    if (typeof given !== 'string') {
      const { content, problems: faults } = parse(given)
      problems.push(...faults.map((fault) => `${option}.${fault}`))
      lists.set(chain, () => content)
      continue
    }
    try {
      lists.set(chain, createLiveFile({ path: given, option, parse, now, log }))
    } catch (error) {
      if (!isConfigError(error)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return lists
}
