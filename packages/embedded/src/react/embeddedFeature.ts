import type { Kit } from '@kit/core'
import { pluginOf } from '@kit/core/plugin'
import { type ConnectMethod, defineFeature, type Feature } from '@kit/react-ui/feature'
import type { EmbeddedApi, EmbeddedPlugin } from '../EmbeddedApi.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { en } from './en.data.js'
import { smartAccountOf } from './smartAccountOf.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    embedded: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    EmailVerifyDevice: undefined
    EmailVerifyOtp: undefined
    UpdateEmailWallet: undefined
    SmartAccountSettings: undefined
    UpgradeEmailWallet: undefined
    UpdateEmailPrimaryOtp: undefined
    UpdateEmailSecondaryOtp: undefined
    ApproveTransaction: undefined
    ConnectSocials: undefined
    ConnectingSocial: { readonly provider: SocialProvider }
    ConnectingFarcaster: undefined
  }
}

const apiOf = (kit: Kit): EmbeddedApi | undefined => pluginOf<EmbeddedPlugin>(kit, 'embedded')

/** Whether its account is the one in use. */
const isEmbedded = ({ active }: Kit): boolean => active.getState().connection?.connector.id === 'embedded'

/** Who has a wallet in the browser sees that first. */
const hasWallet = ({ wallets }: Kit): boolean =>
  wallets.getState().connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')

/** A way to log in: above the wallets, or below them where the browser has one. */
const method = (
  id: string,
  order: number,
  isOffered: (offers: EmbeddedApi['offers']) => boolean,
  load: ConnectMethod['load'],
): ConnectMethod => ({
  id,
  order,
  side: (kit) => (hasWallet(kit) ? 'below' : 'above'),
  load,
  follows: ({ wallets }) => [wallets],
  isShown(kit) {
    const offers = apiOf(kit)?.offers
    return offers !== undefined && isOffered(offers)
  },
})

/**
 * The views of the embedded wallet, its e-mail field and its social logins beside the wallets: pass it to `KitModal` as one of its `features`.
 *
 * @example <KitModal features={[embeddedFeature]} />
 */
export const embeddedFeature: Feature = defineFeature({
  id: 'embedded',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    EmailVerifyDevice: () =>
      import('./EmailVerifyDevice.js').then(({ emailVerifyDeviceView }) => emailVerifyDeviceView),
    EmailVerifyOtp: () => import('./EmailVerifyOtp.js').then(({ emailVerifyOtpView }) => emailVerifyOtpView),
    UpdateEmailWallet: () =>
      import('./UpdateEmailWallet.js').then(({ updateEmailWalletView }) => updateEmailWalletView),
    UpdateEmailPrimaryOtp: () =>
      import('./UpdateEmailOtp.js').then(({ updateEmailPrimaryOtpView }) => updateEmailPrimaryOtpView),
    UpdateEmailSecondaryOtp: () =>
      import('./UpdateEmailOtp.js').then(({ updateEmailSecondaryOtpView }) => updateEmailSecondaryOtpView),
    SmartAccountSettings: () =>
      import('./SmartAccountSettings.js').then(({ smartAccountSettingsView }) => smartAccountSettingsView),
    UpgradeEmailWallet: () =>
      import('./UpgradeEmailWallet.js').then(({ upgradeEmailWalletView }) => upgradeEmailWalletView),
    ApproveTransaction: () =>
      import('./ApproveTransaction.js').then(({ approveTransactionView }) => approveTransactionView),
    ConnectSocials: () => import('./ConnectSocials.js').then(({ connectSocialsView }) => connectSocialsView),
    ConnectingSocial: () => import('./ConnectingSocial.js').then(({ connectingSocialView }) => connectingSocialView),
    ConnectingFarcaster: () =>
      import('./ConnectingFarcaster.js').then(({ connectingFarcasterView }) => connectingFarcasterView),
  },
  settingsRows: [
    {
      id: 'upgrade',
      isShown: isEmbedded,
      load: () => import('./UpgradeRow.js').then(({ UpgradeRow }) => UpgradeRow),
    },
    {
      id: 'email',
      isShown: (kit) => isEmbedded(kit) && apiOf(kit)?.state.getState().email !== undefined,
      follows(kit) {
        const api = apiOf(kit)
        return api === undefined ? [] : [api.state]
      },
      load: () => import('./EmailRow.js').then(({ EmailRow }) => EmailRow),
    },
    {
      id: 'accountType',
      isShown: (kit) => smartAccountOf(kit.active.getState().connection) !== undefined,
      load: () => import('./SmartAccountRow.js').then(({ SmartAccountRow }) => SmartAccountRow),
    },
    {
      id: 'walletPages',
      isShown: isEmbedded,
      load: () => import('./WalletPageRows.js').then(({ WalletPageRows }) => WalletPageRows),
    },
  ],
  connectMethods: [
    method(
      'email',
      10,
      ({ email }) => email,
      () => import('./EmailLogin.js').then(({ EmailLogin }) => EmailLogin),
    ),
    method(
      'social',
      20,
      ({ socials }) => socials.length > 0,
      () => import('./SocialLogins.js').then(({ SocialLogins }) => SocialLogins),
    ),
    method(
      'passkey',
      30,
      ({ passkey }) => passkey,
      () => import('./PasskeyLogin.js').then(({ PasskeyLogin }) => PasskeyLogin),
    ),
  ],
})
