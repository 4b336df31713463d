import type { BalanceQuery } from '../account/BalanceQuery.js'
import { findBalance } from '../flows/findBalance.js'
import type { Services } from '../kit/createServices.js'

/** Reads the name and picture of an account again, past every cache. */
export const refreshIdentity =
  (services: Services) =>
  async (query: Pick<BalanceQuery, 'namespace' | 'address'> = {}): Promise<void> => {
    const found = findBalance(services, query)
    if (found) await services.reads.identityChanged(found)
  }
