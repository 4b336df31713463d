import { type ActivityPlugin, activity } from '@kit/activity'
import { type AnalyticsPlugin, analytics } from '@kit/analytics'
import type { Plugin } from '@kit/core'
import { type EmbeddedPlugin, embedded } from '@kit/embedded'
import type { ModalPlugin } from '@kit/modal'
import { type NamesPlugin, names } from '@kit/names'
import { onramp } from '@kit/onramp'
import { apiExchanges, type PayPlugin, pay } from '@kit/pay'
import { type PortfolioPlugin, portfolio } from '@kit/portfolio'
import { modal } from '@kit/react-ui'
import { type SendPlugin, send } from '@kit/send'
import { type SiwxPlugin, siwx } from '@kit/siwx'
import { type SmartSessionsPlugin, smartSessions } from '@kit/smart-sessions'
import { swap, swapConversion } from '@kit/swap'
import { defined } from '../options/defined.js'
import { featuresOf } from '../options/LiveOptions.js'
import type { PresetOptions } from '../options/PresetOptions.js'
import type { createLazyServices } from './createLazyServices.js'

type ApiOf<P> = P extends Plugin<string, infer Api> ? Api : never

/** The plugins of every preset. */
export type PresetPlugins = readonly [ModalPlugin, PortfolioPlugin, SendPlugin, ActivityPlugin, AnalyticsPlugin]

/** Plugins that depend on a configured service or on sign-in. */
export type OptionalPlugins = {
  readonly names?: ApiOf<NamesPlugin>
  readonly onramp?: ApiOf<ReturnType<typeof onramp>>
  readonly swap?: ApiOf<ReturnType<typeof swap>>
  readonly pay?: PayPlugin
  readonly smartSessions?: ApiOf<SmartSessionsPlugin>
  readonly embedded?: ApiOf<EmbeddedPlugin>
  readonly siwx?: ApiOf<SiwxPlugin>
}

/** Creates the plugins regardless of the visible features, which can change at runtime. `now` returns the current options. */
export function createPlugins(
  { services = {}, projectId, siwx: siwxConfig, siweConfig, ...options }: PresetOptions,
  { api, analytics: analyticsApi, plugins }: ReturnType<typeof createLazyServices>,
  now: () => PresetOptions,
) {
  const { frame: frameUrl } = services
  const { swapNetworks, swapRouters, onrampNetworks, frameRelease: release } = options
  const isOn = featuresOf(options)
  // `checkOptions` rejects both at once.
  const signIn = siwxConfig ?? siweConfig
  const wallet =
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
        })
  const all: readonly Plugin[] = [
    modal(),
    ...plugins,
    portfolio({ api }),
    send({ api }),
    activity({ api }),
    analytics({ api: analyticsApi, isEnabled: isOn.analytics, isAddressSent: isOn.analyticsAddress }),
    ...(api
      ? [
          names({ api }),
          onramp({ api, ...defined({ networks: onrampNetworks }) }),
          swap({ api, ...defined({ networks: swapNetworks, routers: swapRouters }) }),
          ...(isOn.smartSessions ? [smartSessions({ api })] : []),
        ]
      : []),
    ...(isOn.pay
      ? [
          pay({
            api,
            ...(api && { exchanges: [apiExchanges(api)] }),
            conversions: [
              ...(api && isOn.swaps
                ? [swapConversion({ api, ...defined({ networks: swapNetworks, routers: swapRouters }) })]
                : []),
              ...(options.payConversions ?? []),
            ],
          }),
        ]
      : []),
    ...(wallet ? [wallet] : []),
    ...(signIn ? [siwx(signIn)] : []),
  ]
  return { connectors: wallet ? [wallet.connector] : [], plugins: all }
}
