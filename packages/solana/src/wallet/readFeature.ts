import type { FeatureFunction, StandardWallet } from './StandardWallet.js'

/**
 * A wallet's function of a feature, bound to the feature; undefined when the wallet lacks it. Never throws.
 *
 * @example readFeature(wallet, 'standard:connect')?.({ silent: true })
 */
export function readFeature(
  wallet: StandardWallet,
  name: keyof FeatureFunction,
): ((...args: readonly unknown[]) => unknown) | undefined {
  try {
    const feature = wallet.features[name] as { readonly [member: string]: unknown } | undefined
    const member = feature?.[name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1)]
    return typeof member === 'function' ? (...args) => Reflect.apply(member, feature, args) : undefined
  } catch {
    return undefined
  }
}
