import type { WalletServices } from '../kit/createWalletServices.js'
import type { AskWallet } from '../plugin/AdapterFactory.js'
import { requestWallet } from './requestWallet.js'

/** Does work with a wallet for a client that an adapter handed out. It stays with the connection that it began with. */
export const askWallet =
  (services: WalletServices): AskWallet =>
  async (target, work) => {
    const { id: connectionId } = services.targets.find(target).connection
    const found = { ...target, namespace: undefined, connectionId }
    return requestWallet(services, undefined, found, (_, call) => work({ ...call, connectionId }))
  }
