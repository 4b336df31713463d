import type { Kit } from '@kit/core'
import { pluginOf } from '@kit/core/plugin'
import { type ConnectMethod, defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { EmbeddedApi, EmbeddedPlugin } from '../EmbeddedApi.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { en } from './en.data.js'
import { smartAccountOf } from './smartAccountOf.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    embedded: typeof en
  }
}

const viewNames = [
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'SmartAccountSettings',
  'UpgradeEmailWallet',
  'ApproveTransaction',
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
] as const

declare module '@kit/modal' {
  interface ViewData extends Record<Exclude<(typeof viewNames)[number], 'ConnectingSocial'>, undefined> {
    ConnectingSocial: { readonly provider: SocialProvider }
  }
}

const apiOf = (kit: Kit): EmbeddedApi | undefined => pluginOf<EmbeddedPlugin>(kit, 'embedded')

/** Whether the active account is one of the embedded wallet. */
const isEmbedded = ({ active }: Kit): boolean => active.getState().connection?.connector.id === 'embedded'

/** Standard accounts have no other type, and can't grant permissions. */
const hasSmartAccount = ({ active }: Kit): boolean => smartAccountOf(active.getState().connection) !== undefined

/** Users with a wallet in the browser see it first. */
const hasWallet = ({ wallets }: Kit): boolean =>
  wallets.getState().connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')

/** A sign-in option: above the wallets, or below them if the browser has one. */
const method = (
  id: string,
  order: number,
  isOffered: (offers: EmbeddedApi['signInOptions']) => boolean,
  load: ConnectMethod['load'],
): ConnectMethod => ({
  id,
  order,
  side: (kit) => (hasWallet(kit) ? 'below' : 'above'),
  load,
  dependencies: ({ wallets }) => [wallets],
  isShown(kit) {
    const offers = apiOf(kit)?.signInOptions
    return offers !== undefined && isOffered(offers)
  },
})

/**
 * The views of the embedded wallet, with its email field and social sign-in next to the wallets. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[embeddedFeature]} />
 */
export const embeddedFeature: Feature = defineFeature({
  id: 'embedded',
  texts: localizedTexts(
    () => import('./en.data.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
  settingsRows: [
    {
      id: 'email',
      isShown: (kit) => isEmbedded(kit) && apiOf(kit)?.state.getState().email !== undefined,
      dependencies(kit) {
        const api = apiOf(kit)
        return api === undefined ? [] : [api.state]
      },
      load: () => import('./views.js').then(({ EmailRow }) => EmailRow),
    },
    {
      id: 'accountType',
      isShown: hasSmartAccount,
      load: () => import('./views.js').then(({ SmartAccountRow }) => SmartAccountRow),
    },
    {
      id: 'security',
      section: 'security',
      isShown: isEmbedded,
      load: () => import('./views.js').then(({ SecurityRows }) => SecurityRows),
    },
    {
      id: 'permissions',
      section: 'access',
      isShown: hasSmartAccount,
      load: () => import('./views.js').then(({ PermissionsRow }) => PermissionsRow),
    },
    {
      id: 'delete',
      section: 'leave',
      isShown: isEmbedded,
      load: () => import('./views.js').then(({ DeleteRow }) => DeleteRow),
    },
  ],
  connectMethods: [
    method(
      'email',
      10,
      ({ email }) => email,
      () => import('./connectMethods.js').then(({ EmailLogin }) => EmailLogin),
    ),
    method(
      'social',
      20,
      ({ socials }) => socials.length > 0,
      () => import('./connectMethods.js').then(({ SocialLogins }) => SocialLogins),
    ),
    method(
      'passkey',
      30,
      ({ passkey }) => passkey,
      () => import('./connectMethods.js').then(({ PasskeyLogin }) => PasskeyLogin),
    ),
  ],
})
