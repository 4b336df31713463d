import type { StandardWallet } from './StandardWallet.js'

/** The features that the kit uses. */
export type FeatureName =
  | `standard:${'connect' | 'disconnect' | 'events'}`
  | `bitcoin:${'connect' | 'signMessage' | 'signTransaction' | 'signAndSendTransaction'}`

/**
 * A wallet's function of a feature, bound to the feature; undefined when the wallet lacks it. Never throws.
 *
 * @example readFeature(wallet, 'bitcoin:connect')?.({ purposes: ['payment'] })
 */
export function readFeature(
  wallet: StandardWallet,
  name: FeatureName,
): ((...args: readonly unknown[]) => unknown) | undefined {
  try {
    const feature = wallet.features[name] as { readonly [member: string]: unknown } | undefined
    const member = feature?.[name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1)]
    return typeof member === 'function' ? (...args) => Reflect.apply(member, feature, args) : undefined
  } catch {
    return undefined
  }
}
