import type { PayServices } from '../services/createPayServices.js'

/** Loads the assets that exchanges support, and selects the first of the active network for the deposit. */
export const loadAssets =
  ({ context, deposits, exchangeLists, store }: PayServices) =>
  async (): Promise<void> => {
    await exchangeLists.loadAssets()
    const { assets, deposit } = store.getState()
    if (assets.status !== 'success' || deposit.token !== undefined) return
    const networkId = context.kit.active.getState().network?.id
    const first = assets.data.find((token) => token.networkId === networkId) ?? assets.data[0]
    if (first) deposits.edit({ token: first })
  }
