/**
 * Marks of networks and chain families for the components of `@kit/react-ui`. A few bytes: each list is a file that is fetched when one of
 * its pictures is about to be shown.
 *
 * @example
 * <KitUi icons={icons}><NetworkButton /><KitModal /></KitUi>
 */
export const icons: {
  /** By CAIP-2 id. */
  readonly networks: () => Promise<Readonly<Record<string, string>>>
  /** By CAIP-2 namespace, and of pairing, by `walletConnect`. */
  readonly namespaces: () => Promise<Readonly<Record<string, string>>>
} = {
  networks: () => import('./networks.data.js').then(({ networks }) => networks),
  namespaces: () => import('./namespaces.data.js').then(({ namespaces }) => namespaces),
}
