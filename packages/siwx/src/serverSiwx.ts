import { createLazyConfig } from './config/createLazyConfig.js'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { ServerSiwxOptions } from './serverClient/createBackend.js'

/**
 * Creates a config with a backend: the server issues nonces, verifies messages and keeps sessions, so it can protect data. The backend is
 * `createSiwxServer` of `@kit/siwx/server`, or a kit-server if `projectId` is set.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(serverSiwx({ url: '/api/siwx' }))] })
 */
export function serverSiwx(options: ServerSiwxOptions): SiwxConfig {
  return createLazyConfig({ ...options, isHosted: options.projectId !== undefined }, (context, changed) => {
    options.emailCapture?.attach(context, options)
    return context.listCommands(
      () => import('./serverClient/serverCommands.js').then((code) => code.serverCommands),
      (code) => code.createServerServices(context, options, changed),
      'opening',
    )
  })
}
