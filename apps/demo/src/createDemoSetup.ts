import type { AdapterFactory } from '@kit/core'
import type { DemoModal } from './App.js'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import type { DemoKit } from './createDemoKit.js'
import type { DemoOptions } from './options/OptionsCard.js'

/** Creates the page's kit and modal options, by the preset or by hand. Only the chosen one is loaded. */
export async function createDemoSetup(
  config: DemoConfig,
  settings: DemoSettings,
  adapters: readonly AdapterFactory[],
  icon: string,
): Promise<{ readonly kit: DemoKit; readonly modal: DemoModal }> {
  if (settings.setUp === 'hand') {
    const [{ createDemoKit }, { createDemoApi }, { createManualModal }] = await Promise.all([
      import('./createDemoKit.js'),
      import('./createDemoApi.js'),
      import('./createManualModal.js'),
    ])
    return {
      kit: createDemoKit(config, settings, adapters, icon, createDemoApi(config)),
      modal: createManualModal(),
    }
  }
  const { createDemoPreset } = await import('./createDemoPreset.js')
  const preset = createDemoPreset(config, settings, adapters, icon)
  let before: DemoOptions = {}
  return {
    // All services are configured, so every plugin exists.
    kit: preset.kit as unknown as DemoKit,
    modal: {
      getState: preset.modalStore.getState,
      subscribe: preset.modalStore.subscribe,
      update(options) {
        preset.updateOptions({
          ...withoutValues(before),
          ...options,
          features: { ...withoutValues(before.features ?? {}), ...options.features },
        })
        before = options
      },
    },
  }
}

/** Resets earlier choices: an option without a value has its default. */
const withoutValues = <T extends object>(options: T): T =>
  Object.fromEntries(Object.keys(options).map((name) => [name, undefined])) as T
