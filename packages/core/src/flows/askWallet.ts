import type { AskWallet } from '../adapter/AdapterFactory.js'
import { type RequestServices, requestWallet } from './requestWallet.js'

/** Does work with a wallet for a client that an adapter handed out. It stays with the connection that it began with. */
export const askWallet =
  (services: RequestServices): AskWallet =>
  async (target, work) => {
    const { id: connectionId } = services.targets.find(target).connection
    const found = { ...target, namespace: undefined, connectionId }
    return requestWallet(services, undefined, found, (_, call) => work({ ...call, connectionId }))
  }
