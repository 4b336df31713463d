import type { ActiveState, ReadableStore } from '@kit/core'
import { deriveStore, loadPart, type Store } from '@kit/core/plugin'
import type { KitModalProps } from '@kit/react-ui'
import { checkOptions } from './checkOptions.js'
import { createFeatureGroup } from './createFeatureGroup.js'
import { chooseFeatures } from './FeatureChoice.js'
import type {
  Preset,
  PresetAccount,
  PresetKit,
  PresetRuntime,
  PresetState,
  PresetTheme,
  Unsubscribe,
} from './Preset.js'
import type { LiveOptions, PresetOptions } from './PresetOptions.js'
import { toModalProps, toThemeVariables } from './toModalProps.js'
import { defined, featuresOf } from './toSettings.js'

/** The run time of a preset. `live` holds the options as they are now. */
export function createRuntime(kit: PresetKit, live: Store<PresetOptions>): Preset {
  const now = live.getState
  const group = createFeatureGroup(deriveStore([live], chooseFeatures, isSame))
  const modalStore = deriveStore([live], (options): KitModalProps => toModalProps(options, group))
  const theme = (): PresetTheme => {
    const { theme: themeMode = 'auto', themeVariables = {} } = modalStore.getState()
    return { themeMode, themeVariables }
  }
  const updateOptions = (changes: LiveOptions): void => {
    const { features, ...rest } = changes
    const next = { ...now(), ...rest, ...(features && { features: { ...now().features, ...features } }) }
    checkOptions(changes, next)
    live.update(() => next)
    kit.plugins.analytics.setEnabled(featuresOf(next).analytics)
  }
  const setThemeVariables: PresetRuntime['setThemeVariables'] = (variables) =>
    updateOptions({ themeVariables: defined({ ...theme().themeVariables, ...toThemeVariables(variables) }) })
  const stateOf = (): PresetState => {
    const { open, loading } = kit.modal.getState()
    const { namespace, network } = kit.active.getState()
    return { open, loading, activeChain: namespace, selectedNetworkId: network?.id }
  }
  return {
    kit,
    get modalProps() {
      return modalStore.getState()
    },
    modalStore,
    mount: mounting(kit, modalStore),
    open: kit.open,
    close: kit.close,
    updateOptions,
    getThemeMode: () => theme().themeMode,
    setThemeMode: (themeMode) => updateOptions({ themeMode }),
    getThemeVariables: () => theme().themeVariables,
    setThemeVariables,
    subscribeTheme: (listener) => watch([live], theme, listener),
    getState: stateOf,
    subscribeState: (listener) => watch([kit.modal, kit.active], stateOf, listener),
    subscribeAccount(listener, namespace) {
      const { active } = namespace === undefined ? kit : kit.namespace(namespace)
      return watch([active], () => accountOf(active.getState()), listener)
    },
    subscribeNetwork: (listener) => watch([kit.active], () => kit.active.getState().network, listener),
    subscribeProvider(listener) {
      const providerOf = (): unknown => {
        try {
          return kit.active.getState().status === 'connected' ? kit.getProvider() : undefined
        } catch {
          // It ended in this moment.
          return undefined
        }
      }
      // Nothing of a wallet's object is looked at.
      return watch([kit.active], providerOf, listener, Object.is)
    },
    subscribeEvents(listener) {
      const subscription = kit.events$.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  }
}

const mounting =
  (kit: PresetKit, modalStore: ReadableStore<KitModalProps>): PresetRuntime['mount'] =>
  async (place) => {
    kit.start()
    const { mountModal } = await loadPart(import('@kit/react-ui/mount'))
    const { update, prepare, unmount } = mountModal({ kit, ...modalStore.getState(), ...place })
    const end = modalStore.subscribe(() => update(modalStore.getState()))
    return {
      prepare,
      unmount() {
        end()
        unmount()
      },
    }
  }

function accountOf({ status, account, network, connection }: ActiveState): PresetAccount {
  return {
    status,
    isConnected: account !== undefined,
    address: account?.address,
    caipAddress: account && network && `${network.id}:${account.address}`,
    type: account?.type,
    wallet: connection?.wallet,
  }
}

/** Tells a listener what is read of stores, each time that it changed. */
function watch<T>(
  stores: readonly ReadableStore<unknown>[],
  read: () => T,
  listener: (value: T) => void,
  isEqual: (a: T, b: T) => boolean = isSame,
): Unsubscribe {
  const derived = deriveStore(stores, read, isEqual)
  return derived.subscribe(() => listener(derived.getState()))
}

/** Whether two values are one, or objects with the same members. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [Object.entries(a), b as { readonly [name: string]: unknown }]
  return one.length === Object.keys(b).length && one.every(([name, value]) => other[name] === value)
}
