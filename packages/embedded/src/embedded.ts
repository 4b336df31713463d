import { type Kit, KitError } from '@kit/core'
import { type Connector, type ConnectorFactory, createLazy, type Lazy, loadChunk, optionError } from '@kit/core/adapter'
import { createStore, type PluginContext, readable, type Store } from '@kit/core/plugin'
import type { EmbeddedApi, EmbeddedPlugin } from './EmbeddedApi.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import type { EmbeddedServices } from './EmbeddedServices.js'
import type { FrameAppearance } from './frame/FrameAppearance.js'
import { listSocials } from './social/listSocials.js'
import { startSocial } from './social/startSocial.js'
import { takeResult } from './social/takeResult.js'
import type { EmbeddedState } from './state/EmbeddedState.js'
import { recall } from './state/storageKey.js'

type Instance = {
  readonly state: Store<EmbeddedState>
  readonly services: Lazy<EmbeddedServices>
  /** Kept until the frame's code has loaded. */
  appearance?: FrameAppearance
}

/**
 * The embedded wallet: users sign in and get accounts on EVM chains and Solana whose keys only they hold. The frame that holds the keys is
 * hosted by the operator (`kit-server`, module `wallet`). It's loaded when the user acts, or on start if a sign-in is remembered.
 *
 * @throws KitError `kit/invalidOption` if `frameUrl` isn't an origin
 * @example
 * const wallet = embedded({ frameUrl: 'https://wallet.dapp.example' })
 * createKit({ metadata, adapters, connectors: [wallet.connector], plugins: [modal(), wallet] })
 */
export function embedded(options: EmbeddedOptions): EmbeddedPlugin {
  const { frameUrl } = options
  if (!URL.canParse(frameUrl) || new URL(frameUrl).origin !== frameUrl)
    throw optionError('embedded.frameUrl', frameUrl, 'an origin such as https://wallet.dapp.example')
  // The plugin and connector of one kit share a wallet. Each kit has its own.
  const instances = new WeakMap<Kit, Instance>()

  function instanceOf(context: PluginContext): Instance {
    const instance = instances.get(context.kit) ?? createInstance(options, context)
    instances.set(context.kit, instance)
    return instance
  }

  return {
    id: 'embedded',
    connector: (context) => createConnector(context, instanceOf(context).services),
    setup(context) {
      const instance = instanceOf(context)
      context.onStart(() => {
        const result = takeResult(context.ports.platform.href)
        // The result is exposed in the state.
        if (result !== undefined)
          instance.services.run(({ resumeSocial }) => resumeSocial(result)).catch(() => undefined)
      })
      return createApi(options, context, instance)
    },
  }
}

function createInstance(options: EmbeddedOptions, context: PluginContext): Instance {
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  let isDestroyed = false
  const services = createLazy(async () => {
    context.requireServices()
    const { createEmbeddedServices } = await loadChunk(
      import('./services/createEmbeddedServices.js'),
      'Unable to load email login dependency',
    )
    if (isDestroyed) throw new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })
    const made = createEmbeddedServices(options, context, state)
    if (instance.appearance) made.setAppearance(instance.appearance)
    return made
  })
  context.onDestroy(() => {
    isDestroyed = true
    services.now()?.destroy()
    state.complete()
  })
  const instance: Instance = { state, services }
  return instance
}

function createConnector({ kit, ports }: Parameters<ConnectorFactory>[0], services: Instance['services']): Connector {
  return {
    info: {
      id: 'embedded',
      name: 'Embedded wallet',
      type: 'AUTH',
      namespaces: [...kit.adapters.keys()].filter((name) => name === 'eip155' || name === 'solana'),
    },
    prepare: () =>
      void services.load().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    connect: async (request) => (await services.load()).connect(request),
    async reconnect(request) {
      if (recall(kit, ports.storage, 'EMAIL_LOGIN_USED') === undefined) return undefined
      return (await services.load()).reconnect(request)
    },
    reconnectTimeoutMs: 20_000,
    signInNamespaces: ['eip155', 'solana'],
  }
}

function createApi(options: EmbeddedOptions, context: PluginContext, instance: Instance): EmbeddedApi {
  const { state, services } = instance
  const { platform } = context.ports
  const isReachable = () => !context.kit.isRegionBlocked
  return {
    state: readable(state),
    get signInOptions() {
      const { operatorSignInOptions } = state.getState()
      return {
        email: isReachable() && options.email !== false && operatorSignInOptions?.email !== false,
        socials: isReachable()
          ? listSocials(options.socials, platform).filter(
              (each) => operatorSignInOptions?.socials.includes(each) !== false,
            )
          : [],
        // Apps that open pages in their own web view don't have passkeys (Telegram).
        passkey: isReachable() && options.passkey !== false && 'PublicKeyCredential' in globalThis,
      }
    },
    prepare: () =>
      void services.load().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    connectEmail: async (email) => (await services.load()).connectEmail(email),
    verifyOtp: async (otp) => (await services.load()).verifyOtp(otp),
    retry: async () => services.now()?.retry(),
    connectPasskey: async () => (await services.load()).connectPasskey(),
    async connectSocial(provider) {
      // Must run before the pop-up opens.
      context.requireServices()
      const { locale = '' } = instance.appearance ?? {}
      return startSocial({ kit: context.kit, provider, locale, platform, state, services })
    },
    cancel() {
      const made = services.now()
      if (made !== undefined) made.cancel()
      // Cancels a social sign-in whose code is still loading.
      else state.update((now) => ({ ...now, signIn: { status: 'idle' } }))
    },
    open: async (page) => (await services.load()).open(page),
    updateEmail: async (email) => (await services.load()).updateEmail(email),
    verifyEmailChange: async (otp) => services.now()?.verifyEmailChange(otp),
    cancelEmailChange: () => services.now()?.cancelEmailChange(),
    setPreferredAccountType: async (type) => (await services.load()).setPreferredAccountType(type),
    trackStep: (step) => context.emit({ type: `embedded/${step}` }),
    setAppearance(appearance) {
      instance.appearance = appearance
      services.now()?.setAppearance(appearance)
    },
    moveFrameToTop: () => services.now()?.moveFrameToTop(),
  }
}
