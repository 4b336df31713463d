import { type Directory, isKitError, type PluginContext } from '@kit/core/plugin'
import { createApiClient } from '../client/createApiClient.js'
import { getWallets } from '../endpoint/getWallets.js'
import { checkOrigin } from './checkOrigin.js'
import { createDirectory } from './createDirectory.js'
import { createImages } from './createImages.js'

/** Options for {@link startDirectory}, and for `directory`. */
export type DirectoryOptions = {
  /** URL of the directory service: `kit-server`, or another service with the same interface. There is no default. */
  readonly baseUrl: string
  readonly projectId?: string
  /** Sent as the `st` and `sv` query parameters, if given. */
  readonly sdkType?: string
  readonly sdkVersion?: string
  /** Time limit of a request in milliseconds. Defaults to 10,000. */
  readonly timeoutMs?: number
}

/**
 * Creates the wallet directory with all its code, for a page that loads this code itself (`lazyDirectory`). Ends with the kit of the
 * context.
 */
export function startDirectory(options: DirectoryOptions, context: PluginContext): Directory {
  const { alert, ports } = context
  const client = createApiClient({ ...options, fetch: ports.fetch, clock: ports.clock })
  return createDirectory(context, {
    getWallets: (query, signal) => getWallets(client, query, signal),
    createImages: (onLoaded) => createImages(client, ports.clock, onLoaded),
    onFirst: () => void checkOrigin(client, { alert, ports }),
    reportError(error) {
      if (isKitError(error, 'api/unauthorized'))
        alert(options.projectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED', error)
      else if (isKitError(error, 'api/forbidden')) alert('INVALID_APP_CONFIGURATION', error)
      else ports.log.warn('The wallet directory failed', error)
    },
  })
}
