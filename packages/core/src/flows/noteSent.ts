import type { Network } from '../chain/Network.js'
import type { WalletServices } from '../kit/createWalletServices.js'

/** Notes the network of what the wallet sends, and puts an event on the timeline, even when nobody waits for the hash any more. */
export async function noteSent(
  { events, sent }: Pick<WalletServices, 'events' | 'sent'>,
  { id: networkId, namespace }: Network,
  answer: Promise<string> | undefined,
): Promise<string> {
  const hash = (await answer) as string
  sent.add(hash, networkId)
  events.emit({ type: 'transaction/sent', namespace, networkId, hash })
  return hash
}
