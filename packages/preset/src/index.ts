export type { OptionalPlugins, PresetPlugins } from './createPlugins.js'
export { createPreset } from './createPreset.js'
export type {
  Preset,
  PresetAccount,
  PresetKit,
  PresetRuntime,
  PresetState,
  PresetTheme,
  Unsubscribe,
} from './Preset.js'
export { type OptionProblem, PresetError, type PresetErrorCodes } from './PresetError.js'
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
} from './PresetOptions.js'
