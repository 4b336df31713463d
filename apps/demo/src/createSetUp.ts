import type { AdapterFactory } from '@kit/core'
import type { DemoModal } from './App.js'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import type { DemoKit } from './createDemoKit.js'
import type { DemoOptions } from './options/OptionsCard.js'

/** Makes the kit of the page, and what its modal takes: by the preset, or composed by hand. Neither is loaded for the other. */
export async function createSetUp(
  config: DemoConfig,
  settings: DemoSettings,
  adapters: readonly AdapterFactory[],
  icon: string,
): Promise<{ readonly kit: DemoKit; readonly modal: DemoModal }> {
  if (settings.setUp === 'hand') {
    const [{ createDemoKit }, { createDemoApi }, { createHandModal }] = await Promise.all([
      import('./createDemoKit.js'),
      import('./createDemoApi.js'),
      import('./createHandModal.js'),
    ])
    return {
      kit: createDemoKit(config, settings, adapters, icon, createDemoApi(config)),
      modal: createHandModal(),
    }
  }
  const { createDemoPreset } = await import('./createDemoPreset.js')
  const preset = createDemoPreset(config, settings, adapters, icon)
  let before: DemoOptions = {}
  return {
    // Each service is named, so every plugin is there.
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

/** Takes back what was chosen before: an option without a value has its default. */
const withoutValues = <T extends object>(options: T): T =>
  Object.fromEntries(Object.keys(options).map((name) => [name, undefined])) as T
