import { getHistory } from '../contract/historyEndpoints.js'
import { createIndexers } from '../families/eip155/history/createIndexers.js'
import { createHistory } from '../history/createHistory.js'
import { createTokenNames } from '../history/createTokenNames.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import type { ReadOnrampRows } from '../onramp/createOnrampRows.js'
import type { Market } from '../prices/createMarket.js'
import type { Services } from '../Services.js'
import { parseAddress } from '../tokens/Asset.js'

/** `GET /v1/account/{address}/history`, and the jobs that record what it shows. */
export function addHistoryRoutes(
  app: App,
  services: Services,
  market: Pick<Market, 'tokens' | 'reader'>,
  readOnrampRows: ReadOnrampRows,
): void {
  const history = createHistory(services, createIndexers(services), createTokenNames(services, market))
  const { gate, disguise } = services
  addEndpoint(app, gate, getHistory, ({ c, project, params: { address }, query: { chainId, cursor, onramp } }) => {
    const asker = {
      name: disguise(gate.callerOf(c, project)),
      charge: () => gate.charge(c, { ...getHistory, group: 'write' }, project, 1),
    }
    if (onramp === undefined) return history.read({ address, chainId, cursor, asker })
    const buyer = parseAddress('eip155', address)
    if (buyer === undefined) throw new ApiRefusal(400, 'provider', 'Purchases are kept for EVM accounts only')
    return readOnrampRows(buyer, cursor)
  })
}
