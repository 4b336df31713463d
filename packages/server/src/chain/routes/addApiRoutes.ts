import { namespaceOf } from '@kit/core/plugin'
import type { App } from '../../platform/http/AppContext.js'
import { sweepRecords } from '../../platform/store/sweepRecords.js'
import { sweepSpentMessages } from '../../platform/store/sweepSpentMessages.js'
import type { ApiServices } from '../families/ApiServices.js'
import type { ChainFamily } from '../families/ChainFamily.js'
import { perFamily } from '../families/perFamily.js'
import { createOnrampRows } from '../onramp/createOnrampRows.js'
import { createOrders } from '../onramp/createOrders.js'
import { addAnalyticsRoutes } from './addAnalyticsRoutes.js'
import { addAuthRoutes } from './addAuthRoutes.js'
import { addBalanceRoutes } from './addBalanceRoutes.js'
import { addDirectoryRoutes } from './addDirectoryRoutes.js'
import { addExchangeRoutes } from './addExchangeRoutes.js'
import { addHistoryRoutes } from './addHistoryRoutes.js'
import { addIdentityRoutes } from './addIdentityRoutes.js'
import { addImageRoutes } from './addImageRoutes.js'
import { addNftRoutes } from './addNftRoutes.js'
import { addOnrampRoutes } from './addOnrampRoutes.js'
import { addOpenApiRoute } from './addOpenApiRoute.js'
import { addPriceRoutes } from './addPriceRoutes.js'
import { createMarket } from './createMarket.js'

/** Adds all endpoints of the contract except the gateway: Blockchain API, wallet directory, analytics. */
export function addApiRoutes(app: App, services: ApiServices, families: readonly ChainFamily[]): void {
  const { assets, chains, config, now, store } = services
  const market = createMarket(services, families)
  const { tokens } = market
  const orders = createOrders(store, now)
  const { faucetKeys } = config.onramp
  const payouts = perFamily(families, (family) => family.createPayout?.({ orders, chains, faucetKeys, now }))
  const served = new Set(Object.keys(config.chains).map(namespaceOf))
  const paid = payouts.namespaces.filter((namespace) => served.has(namespace))
  const parseBuyer = (address: string, chain?: string) =>
    chain === undefined ? assets.parseAmong(paid, address)?.address : assets.parseAddress(chain, address)

  addIdentityRoutes(
    app,
    services,
    perFamily(families, (family) => family.createIdentityReader?.(services)),
  )
  addBalanceRoutes(
    app,
    services,
    market,
    perFamily(families, (family) => family.createHoldingReader?.({ ...services, tokens })),
  )
  addPriceRoutes(app, services, market)
  const histories = perFamily(families, (family) => family.createHistoryReader?.(services))
  addHistoryRoutes(app, services, market, {
    readers: histories,
    readOnrampRows: createOnrampRows(store, tokens),
    parseBuyer,
  })
  addNftRoutes(
    app,
    services,
    market,
    perFamily(families, ({ namespace, createNftReader }) => {
      const readHistory = histories.of(namespace)
      return readHistory && createNftReader?.({ ...services, readHistory })
    }),
  )
  const sales = { orders, payouts, parseBuyer }
  addOnrampRoutes(app, services, market, sales)
  addExchangeRoutes(app, services, market, sales)
  for (const family of families) family.addRoutes?.(app, services, market)
  addAuthRoutes(
    app,
    services,
    families.flatMap((family) => family.createMessageVerifier?.(services) ?? []),
  )
  sweepSpentMessages(services)
  sweepRecords(services)
  addDirectoryRoutes(app, services)
  addImageRoutes(app, services)
  addAnalyticsRoutes(app, services)
  addOpenApiRoute(app, services.version)
}
