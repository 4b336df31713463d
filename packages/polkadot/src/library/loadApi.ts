import { errorLayers, KitError } from '@kit/core/adapter'

/**
 * Loads the chain library, an optional peer dependency: an app without it still builds and gets an error here. Bundlers tolerate a missing
 * module only with a dynamic import of its own inside `try`.
 *
 * @throws KitError `kit/peerMissing` when it is not installed; `kit/loadFailed` when its file failed to load.
 * @example const { ApiPromise } = await loadApi()
 */
export async function loadApi(): Promise<Pick<typeof import('@polkadot/api'), 'ApiPromise' | 'WsProvider'>> {
  try {
    // Destructured here, so that bundlers can drop the rest.
    const { ApiPromise, WsProvider } = await import('@polkadot/api')
    return { ApiPromise, WsProvider }
  } catch (cause) {
    // Bundlers and browsers name the package if it can't be resolved, but the file's URL if it failed to load.
    const isMissing = errorLayers(cause).some(({ message }) => message.includes('@polkadot/api'))
    throw isMissing
      ? new KitError('kit/peerMissing', {
          shortMessage:
            'Polkadot balances and transfers require the package @polkadot/api. Run: npm install @polkadot/api',
          cause,
        })
      : new KitError('kit/loadFailed', { shortMessage: "Couldn't load a part of the kit. Try again.", cause })
  }
}
