import type { Directory, PluginContext } from '@kit/core/plugin'
import { createApiClient } from '../client/createApiClient.js'
import { createDirectory } from './createDirectory.js'

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
  const { fetch, clock } = context.ports
  return createDirectory(createApiClient({ ...options, fetch, clock }), context, Boolean(options.projectId))
}
