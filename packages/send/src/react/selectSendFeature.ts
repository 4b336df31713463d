import type { Feature } from '@kit/react-ui/feature'
import { sendFeature } from './sendFeature.js'

/** Views of Receive. All others belong to Send. */
const receiveViews: readonly string[] = ['WalletReceive', 'WalletReceiveSelectToken', 'WalletCompatibleNetworks']

/**
 * Returns `sendFeature` with only the buttons and views of Send or of Receive, for pages that show one of them.
 *
 * @example <KitModal features={[selectSendFeature({ send: false, receive: true })]} />
 */
export function selectSendFeature(shown: { readonly send: boolean; readonly receive: boolean }): Feature {
  const isShown = (view: string) => (receiveViews.includes(view) ? shown.receive : shown.send)
  return {
    ...sendFeature,
    views: Object.fromEntries(Object.entries(sendFeature.views ?? {}).filter(([view]) => isShown(view))),
    accountActions: sendFeature.accountActions?.filter(({ view }) => isShown(view)) ?? [],
    tokenActions: sendFeature.tokenActions?.filter(({ view }) => isShown(view)) ?? [],
  }
}
