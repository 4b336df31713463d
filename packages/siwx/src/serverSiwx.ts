import { createLazyConfig } from './config/createLazyConfig.js'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { ServerSiwxOptions } from './serverClient/createBackend.js'

/**
 * Signs visitors in at a backend: nonces, checks and sessions are the server's, and what it gives is for those alone who signed in.
 * The backend is `createSiwxServer` of `@kit/siwx/server`, or with `projectId` a kit-server.
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
