export type { OptionalPlugins, PresetPlugins } from './kit/createPlugins.js'
export { createPreset } from './kit/createPreset.js'
export type {
  Preset,
  PresetAccount,
  PresetKit,
  PresetRuntime,
  PresetState,
  PresetTheme,
  Unsubscribe,
} from './kit/Preset.js'
export { type OptionProblem, PresetError, type PresetErrorCodes } from './options/PresetError.js'
export type {
  ConnectMethodName,
  CustomWallet,
  LiveOptions,
  NetworkReference,
  PresetFeatures,
  PresetOptions,
  PresetServices,
  PresetThemeVariables,
  WalletFeatureName,
} from './options/PresetOptions.js'
export { mountPreset } from './runtime/mountPreset.js'
export { subscribeAccount } from './runtime/subscribeAccount.js'
export { subscribeEvents } from './runtime/subscribeEvents.js'
export { subscribeNetwork } from './runtime/subscribeNetwork.js'
export { subscribeProvider } from './runtime/subscribeProvider.js'
export { getState, subscribeState } from './runtime/subscribeState.js'
export { subscribeTheme } from './runtime/subscribeTheme.js'
