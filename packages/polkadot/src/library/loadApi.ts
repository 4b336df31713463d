import { errorLayers, KitError } from '@kit/core/adapter'

/**
 * The chain library, which is an optional peer: an app without it builds, and is told here. In a `try`, and by an import of its
 * own, because that is what bundlers let be absent.
 *
 * @throws KitError `kit/peerMissing` when it is not installed; `kit/loadFailed` when its file did not load.
 * @example const { ApiPromise } = await loadApi()
 */
export async function loadApi(): Promise<Pick<typeof import('@polkadot/api'), 'ApiPromise' | 'WsProvider'>> {
  try {
    // Named here, so that bundlers leave out the rest.
    const { ApiPromise, WsProvider } = await import('@polkadot/api')
    return { ApiPromise, WsProvider }
  } catch (cause) {
    // What cannot be resolved is named, by every bundler and browser; of a file that did not load they name its address.
    const isMissing = errorLayers(cause).some(({ message }) => message.includes('@polkadot/api'))
    throw isMissing
      ? new KitError('kit/peerMissing', {
          shortMessage: 'Balances and transfers of Polkadot need the package @polkadot/api: npm install @polkadot/api',
          cause,
        })
      : new KitError('kit/loadFailed', { shortMessage: 'A part of the kit did not load. Try again.', cause })
  }
}
