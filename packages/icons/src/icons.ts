/**
 * Icons of networks and namespaces for the components of `@kit/react-ui`. Adds only a few bytes: each list is loaded when one of its icons
 * is about to be shown.
 *
 * @example
 * <KitUi icons={icons}><NetworkButton /><KitModal /></KitUi>
 */
export const icons: {
  /** Icons by CAIP-2 network ID. */
  readonly networks: () => Promise<Readonly<Record<string, string>>>
  /** Icons by CAIP-2 namespace, and `walletConnect` for pairing. */
  readonly namespaces: () => Promise<Readonly<Record<string, string>>>
} = {
  networks: () => import('./networks.data.js').then(({ networks }) => networks),
  namespaces: () => import('./namespaces.data.js').then(({ namespaces }) => namespaces),
}
