import { getHistory } from '../../contract/historyEndpoints.js'
import type { Cached } from '../../platform/cache/createCached.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import { createHistory } from '../history/createHistory.js'
import { createTokenNames } from '../history/createTokenNames.js'
import type { HistoryReader } from '../history/HistoryReader.js'
import type { ReadOnrampRows } from '../onramp/createOnrampRows.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'

type Dependencies = {
  readonly assets: Assets
  readonly cached: Cached
  readonly chains: Chains
  readonly gate: Gate
  readonly pseudonymize: (address: string) => string
}

/** Options of {@link addHistoryRoutes} besides the services. */
export type HistoryRoutesOptions = {
  readonly readers: PerFamily<HistoryReader>
  readonly readOnrampRows: ReadOnrampRows
  /** Returns an address that can have purchases; undefined for any other. */
  readonly parseBuyer: (address: string) => string | undefined
}

/** Adds `GET /v1/account/{address}/history`. */
export function addHistoryRoutes(
  app: App,
  services: Dependencies,
  { tokens }: Market,
  { readers, readOnrampRows, parseBuyer }: HistoryRoutesOptions,
): void {
  const history = createHistory(services, readers, createTokenNames(services, tokens))
  const { gate, pseudonymize } = services
  addEndpoint(app, gate, getHistory, ({ c, project, params: { address }, query: { chainId, cursor, onramp } }) => {
    const caller = {
      name: pseudonymize(gate.callerOf(c, project)),
      charge: () => gate.charge(c, { ...getHistory, group: 'write' }, project, 1),
    }
    if (onramp === undefined) return history.read({ address, chainId, cursor, caller })
    const buyer = parseBuyer(address)
    if (buyer === undefined)
      throw new HttpError(400, 'provider', 'Purchases are not available for accounts of this namespace')
    return readOnrampRows(buyer, cursor)
  })
}
