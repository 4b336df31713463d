import { type ActivityPlugin, activity } from '@kit/activity'
import { type AnalyticsPlugin, analytics } from '@kit/analytics'
import type { Plugin } from '@kit/core'
import { embedded } from '@kit/embedded'
import type { ModalPlugin } from '@kit/modal'
import { names } from '@kit/names'
import { onramp } from '@kit/onramp'
import { apiExchanges, pay } from '@kit/pay'
import { type PortfolioPlugin, portfolio } from '@kit/portfolio'
import { type SendPlugin, send } from '@kit/send'
import { siwx } from '@kit/siwx'
import { smartSessions } from '@kit/smart-sessions'
import { swap, swapConversion } from '@kit/swap'
import { defined } from '../options/defined.js'
import { featuresOf } from '../options/LiveOptions.js'
import type { PresetOptions } from '../options/PresetOptions.js'
import type { createLazyServices } from './createLazyServices.js'

type ApiOf<P> = P extends Plugin<string, infer Api> ? Api : never

/** The plugins of every preset. */
export type PresetPlugins = readonly [ModalPlugin, PortfolioPlugin, SendPlugin, ActivityPlugin, AnalyticsPlugin]

/** The row of each feature, by plugin ID. */
export type FeaturePlugins = ReturnType<typeof createPlugins>

/** Plugins that depend on a configured service, a feature flag or on sign-in. */
export type OptionalPlugins = {
  readonly [Id in keyof FeaturePlugins as undefined extends FeaturePlugins[Id] ? Id : never]?: ApiOf<
    NonNullable<FeaturePlugins[Id]>
  >
}

/**
 * Creates the plugin of each feature, or undefined if its service isn't configured. The visible features can change at runtime, so all are
 * created. `now` returns the current options. A new row needs one in `createGroupProvider`, which has the views and loads later.
 */
export function createPlugins(
  { projectId, services = {}, siweConfig, siwx: siwxConfig, ...options }: PresetOptions,
  { analytics: analyticsApi, api }: ReturnType<typeof createLazyServices>,
  now: () => PresetOptions,
) {
  const { frameRelease: release, onrampNetworks, payConversions = [], swapNetworks, swapRouters } = options
  const { frame: frameUrl } = services
  const isOn = featuresOf(options)
  // `checkOptions` rejects both at once.
  const signIn = siwxConfig ?? siweConfig
  const swapOptions = api && { api, ...defined({ networks: swapNetworks, routers: swapRouters }) }
  return {
    portfolio: portfolio({ api }),
    send: send({ api }),
    activity: activity({ api }),
    analytics: analytics({ api: analyticsApi, isEnabled: isOn.analytics, isAddressSent: isOn.analyticsAddress }),
    names: api && names({ api }),
    onramp: api && onramp({ api, ...defined({ networks: onrampNetworks }) }),
    swap: swapOptions && swap(swapOptions),
    smartSessions: api && isOn.smartSessions ? smartSessions({ api }) : undefined,
    pay: isOn.pay
      ? pay({
          api,
          ...(api && { exchanges: [apiExchanges(api)] }),
          conversions: [...(swapOptions && isOn.swaps ? [swapConversion(swapOptions)] : []), ...payConversions],
        })
      : undefined,
    embedded:
      frameUrl === undefined
        ? undefined
        : embedded({
            frameUrl,
            ...defined({ projectId, release }),
            get email() {
              return featuresOf(now()).email
            },
            get socials() {
              return featuresOf(now()).socials as never
            },
            get passkey() {
              const { email, socials } = featuresOf(now())
              return email || socials !== false
            },
          }),
    siwx: signIn && siwx(signIn),
  }
}
