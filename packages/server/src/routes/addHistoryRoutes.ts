import type { PerFamily } from '../chain/PerFamily.js'
import { getHistory } from '../contract/historyEndpoints.js'
import { createHistory } from '../history/createHistory.js'
import { createTokenNames } from '../history/createTokenNames.js'
import type { HistoryReader } from '../history/HistoryReader.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import { HttpError } from '../http/HttpError.js'
import type { ReadOnrampRows } from '../onramp/createOnrampRows.js'
import type { Market } from '../prices/Market.js'
import type { Services } from '../Services.js'

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
  services: Services,
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
