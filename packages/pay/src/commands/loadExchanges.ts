import type { PayServices } from '../services/createPayServices.js'

/** Loads the exchanges for the open payment, else for the deposit. */
export const loadExchanges =
  ({ exchangeLists, store }: PayServices) =>
  async ({ isDeposit }: { readonly isDeposit: boolean }): Promise<void> => {
    const { deposit, payment } = store.getState()
    const token = isDeposit ? deposit.token : payment?.token
    if (token !== undefined) await exchangeLists.load(token)
  }
