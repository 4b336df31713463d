import type { Adapter } from '../adapter/Adapter.js'
import type { Network } from '../chain/Network.js'
import type { TokenBalance, TokenReference } from '../chain/Token.js'
import type { State } from '../state/createState.js'
import { unsupported } from './createTargets.js'
import type { FoundBalance } from './findBalance.js'

/** The account and network whose tokens are read. */
export type FoundTokens = FoundBalance & { readonly network: Network }

/**
 * Reads the tokens of an account from the app's source, or from the chain if there is no source or it fails.
 *
 * @param isChanged Whether a transaction has changed the network, so that the source must bypass its caches.
 * @param isOutOfService Whether to skip the source.
 * @param leaveSource Called if the source reports that it is unavailable (503).
 */
export async function readAccountTokens(
  state: State,
  found: FoundTokens,
  isChanged: boolean,
  isOutOfService: boolean,
  signal: AbortSignal,
  leaveSource: () => void,
): Promise<readonly TokenBalance[]> {
  const { networkId, address } = found
  const { tokenSource, tokens = {} } = state.settings
  const known = knownOf(state, found.key)
  const references = referencesOf([...known, ...(tokens[networkId] ?? [])])
  let failure: unknown
  if (tokenSource && !isOutOfService && !state.serviceGate.isBlocked()) {
    try {
      const forceUpdate = isChanged ? [undefined, ...references.map((token) => token.address)] : []
      const answer = await tokenSource({ networkId, address, forceUpdate, signal })
      if (answer) return fitting(answer, found)
    } catch (error) {
      signal.throwIfAborted()
      failure = error
      if ((error as { status?: unknown } | null)?.status === 503) leaveSource()
    }
  }
  return readChain(state.namespaces.get(found.namespace)?.adapter, found, references, known, failure, signal)
}

/**
 * Returns the rows of the requested network, each token once. Tokens without decimals are left out, since they aren't held in amounts (rule
 * checks-22).
 */
function fitting(rows: readonly TokenBalance[], { networkId }: FoundTokens): readonly TokenBalance[] {
  const own = rows.filter((row) => row.networkId === networkId && row.decimals > 0)
  return [...new Map(own.map((row) => [row.address, row])).values()]
}

/** Adds what the chain doesn't know of a token, from the last data of the source. */
function withLastPrice(row: TokenBalance, known: readonly TokenBalance[]): TokenBalance {
  const last = known.find(({ address }) => address === row.address)
  const price = row.price ?? last?.price
  if (last === undefined || price === undefined) return row
  const value = row.value ?? (Number(row.amount) / 10 ** row.decimals) * price
  return { ...row, iconUrl: row.iconUrl ?? last.iconUrl, price, value }
}

function knownOf(state: State, key: string): readonly TokenBalance[] {
  const known = state.tokens.getState().get(key)
  return (known && known.status !== 'idle' && known.data) || []
}

/** Returns the tokens that have an address, each once. */
function referencesOf(tokens: readonly (TokenBalance | TokenReference)[]): readonly TokenReference[] {
  const listed = new Map(tokens.map((token) => [token.address, token]))
  listed.delete(undefined)
  return [...listed.values()].map((token) => ({ ...token, address: token.address as string }))
}

/** Reads tokens from the chain, or the native currency alone. Throws the error of the source if the chain can't list tokens. */
async function readChain(
  adapter: Adapter | undefined,
  found: FoundTokens,
  tokens: readonly TokenReference[],
  known: readonly TokenBalance[],
  failure: unknown,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { namespace, network, networkId, address } = found
  const { getTokens } = (await adapter?.loadCapabilities?.()) ?? {}
  signal.throwIfAborted()
  if (getTokens) {
    const rows = await getTokens({ network, address, tokens, signal })
    return fitting(rows, found).map((row) => withLastPrice(row, known))
  }
  if (failure !== undefined) throw failure
  if (adapter?.getBalance === undefined) throw unsupported('getTokens', namespace)
  const { value: amount, ...currency } = await adapter.getBalance({ network, address, signal })
  const { name } = network.nativeCurrency
  const unknown = { address: undefined, iconUrl: undefined, value: undefined, price: undefined }
  return [{ ...unknown, ...currency, name, networkId, amount }]
}
