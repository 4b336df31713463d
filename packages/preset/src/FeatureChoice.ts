import type { PresetOptions } from './PresetOptions.js'
import { featuresOf } from './toSettings.js'

/** Which views the modal has of the features. */
export type FeatureChoice = {
  readonly [Name in 'swaps' | 'onramp' | 'receive' | 'send' | 'history' | 'pay' | 'smartSessions']: boolean
}

/** What the options choose. */
export function chooseFeatures(options: PresetOptions): FeatureChoice {
  const { swaps, onramp, receive, send, history, pay, smartSessions } = featuresOf(options)
  return { swaps, onramp, receive, send, history, pay, smartSessions }
}
