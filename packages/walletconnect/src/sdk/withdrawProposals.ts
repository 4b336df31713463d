import type { LogPort } from '@kit/core/adapter'
import type { SdkClient, SdkReason } from './SdkClient.js'

/** The reason with which the kit takes back what a wallet has not answered. */
export const withdrawn: SdkReason = { code: 6000, message: 'User disconnected.' }

/** Makes the client forget the proposals of a pairing. */
export function withdrawProposals(client: SdkClient, pairingTopic: string, log: LogPort): void {
  for (const proposal of client.proposal.getAll()) {
    if (proposal.pairingTopic !== pairingTopic) continue
    client.core.expirer.del(proposal.id)
    client.proposal.delete(proposal.id, withdrawn).catch((error) => log.debug('pairing', error))
  }
}
