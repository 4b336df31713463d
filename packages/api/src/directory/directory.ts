import { type DirectoryFactory, optionError } from '@kit/core/plugin'
import { createApiClient } from '../client/createApiClient.js'
import { createDirectory } from './createDirectory.js'

/** Options for {@link directory}. */
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
 * Creates the wallet directory from a service of your choice. Makes no request before the user opens a list of wallets. When the kit is
 * created, throws `api/invalidBaseUrl` for an invalid URL, and `kit/invalidOption` for a malformed `projectId`.
 *
 * @example
 * createKit({ metadata, adapters, directory: directory({ baseUrl: 'http://localhost:4401', projectId: 'dev' }) })
 */
export function directory(options: DirectoryOptions): DirectoryFactory {
  return (context) => {
    const { projectId = '' } = options
    if (!/^[\w.~-]*$/.test(projectId))
      throw optionError('directory.projectId', projectId, 'a string of letters, digits and -._~')
    const { fetch, clock } = context.ports
    return createDirectory(createApiClient({ ...options, fetch, clock }), context, projectId !== '')
  }
}
