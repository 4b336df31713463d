import { type DirectoryFactory, optionError } from '@kit/core/plugin'
import { parseBaseUrl } from '../client/parseBaseUrl.js'
import { lazyDirectory } from './lazyDirectory.js'
import type { DirectoryOptions } from './startDirectory.js'

/**
 * Creates the wallet directory from a service of your choice. Its code is loaded when the page is idle after the kit's engine has loaded, or
 * when one of its commands is called. Makes no request before the user opens a list of wallets. When the kit is created, throws
 * `api/invalidBaseUrl` for an invalid URL, and `kit/invalidOption` for a malformed `projectId`.
 *
 * @example
 * createKit({ metadata, adapters, directory: directory({ baseUrl: 'http://localhost:4401', projectId: 'dev' }) })
 */
export function directory(options: DirectoryOptions): DirectoryFactory {
  return (context) => {
    const { baseUrl, projectId = '' } = options
    if (!/^[\w.~-]*$/.test(projectId))
      throw optionError('directory.projectId', projectId, 'a string of letters, digits and -._~')
    parseBaseUrl(baseUrl)
    return lazyDirectory(async () => {
      const { startDirectory } = await import('./startDirectory.js')
      return { startDirectory: (given) => startDirectory(options, given) }
    })(context)
  }
}
