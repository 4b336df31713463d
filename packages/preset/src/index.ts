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
export type {
  ConnectMethodName,
  OptionalPlugins,
  PresetFeatures,
  PresetPlugins,
  WalletFeatureName,
} from './options/createPlugins.js'
export type { LiveOptions } from './options/LiveOptions.js'
export { type OptionProblem, PresetError, type PresetErrorCodes } from './options/PresetError.js'
export type { NetworkReference, PresetOptions } from './options/PresetOptions.js'
export type { PresetServices } from './options/PresetServices.js'
export type { PresetThemeVariables } from './options/toThemeVariables.js'
export type { CustomWallet } from './options/toWallet.js'
export { mountPreset } from './runtime/mountPreset.js'
export { subscribeAccount } from './runtime/subscribeAccount.js'
export { subscribeEvents } from './runtime/subscribeEvents.js'
export { subscribeNetwork } from './runtime/subscribeNetwork.js'
export { subscribeProvider } from './runtime/subscribeProvider.js'
export { getState, subscribeState } from './runtime/subscribeState.js'
export { subscribeTheme } from './runtime/subscribeTheme.js'
