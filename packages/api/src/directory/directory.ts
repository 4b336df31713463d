import { type DirectoryFactory, optionError } from '@kit/core/plugin'
import { createApiClient } from '../client/createApiClient.js'
import { createDirectory } from './createDirectory.js'

/** What {@link directory} takes. */
export type DirectoryOptions = {
  /** Address of the directory service: `kit-server`, or another service with the same interface. There is no default. */
  readonly baseUrl: string
  readonly projectId?: string
  /** Sent as `st` and `sv`, when given. */
  readonly sdkType?: string
  readonly sdkVersion?: string
  /** Default 10 000. */
  readonly timeoutMs?: number
}

/**
 * The wallet directory from a service of your choice. It asks nothing before the visitor looks at a list of wallets. Throws
 * `api/invalidBaseUrl` when the kit is created with an address that is not one, `kit/invalidOption` for a malformed `projectId`.
 *
 * @example
 * createKit({ metadata, adapters, directory: directory({ baseUrl: 'http://localhost:4401', projectId: 'dev' }) })
 */
export function directory(options: DirectoryOptions): DirectoryFactory {
  return (context) => {
    const { projectId = '' } = options
    if (!/^[\w.~-]*$/.test(projectId)) throw optionError('directory.projectId', projectId, 'letters, digits and -._~')
    const { fetch, clock } = context.ports
    return createDirectory(createApiClient({ ...options, fetch, clock }), context, projectId !== '')
  }
}
