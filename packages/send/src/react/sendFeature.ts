import type { Kit } from '@kit/core'
import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { SendPlugin } from '../send.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    send: typeof en
  }
}

const viewNames = [
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendConfirmed',
  'WalletReceive',
  'WalletReceiveSelectToken',
  'WalletCompatibleNetworks',
] as const

declare module '@kit/modal' {
  interface ViewData extends Record<(typeof viewNames)[number], undefined> {}
}

const sendOf = (kit: Kit) => pluginOf<SendPlugin>(kit, 'send')

/** Whether the active chain supports transfers. */
const canSend = (kit: Kit): boolean => {
  const { namespace } = kit.active.getState()
  return namespace !== undefined && kit.adapters.get(namespace)?.transfer !== undefined
}

const receive = {
  id: 'receive',
  icon: 'qrCode',
  label: 'account.receive',
  view: 'WalletReceive',
  order: 30,
  isShown: canSend,
} as const
const send = {
  id: 'send',
  icon: { path: 'M20 4L4 10.5l6.5 3L13.5 20 20 4zM20 4l-9.5 9.5' },
  label: 'account.send',
  view: 'WalletSend',
  order: 40,
  isShown: canSend,
} as const

/**
 * Send and Receive in the modal: buttons on Account, and their views. Commands and state are those of the plugin `send()`.
 *
 * @example <KitModal features={[sendFeature]} />
 */
export const sendFeature: Feature = defineFeature({
  id: 'send',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
  tokenActions: [
    { ...receive, choose: (kit, token) => sendOf(kit)?.request({ token }) },
    { ...send, choose: (kit, token) => sendOf(kit)?.edit({ token }) },
  ],
  accountActions: [
    receive,
    { ...send, reason: (kit) => (kit.active.getState().isSupportedNetwork ? undefined : 'account.cannotSend') },
  ],
})
