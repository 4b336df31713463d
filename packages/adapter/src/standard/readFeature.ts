import type { StandardWallet } from './parseStandardWallet.js'

/**
 * Returns a function of a wallet feature, bound to the feature: `signMessage` of `solana:signMessage`, `on` of `standard:events`. Returns
 * undefined if the wallet lacks it. Never throws.
 *
 * @example readFeature(wallet, 'standard:connect')?.({ silent: true })
 */
export function readFeature(
  wallet: StandardWallet,
  name: `${string}:${string}`,
): ((...args: readonly unknown[]) => unknown) | undefined {
  try {
    const feature = wallet.features[name] as { readonly [member: string]: unknown } | undefined
    const member = feature?.[name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1)]
    return typeof member === 'function' ? (...args) => Reflect.apply(member, feature, args) : undefined
  } catch {
    return undefined
  }
}
