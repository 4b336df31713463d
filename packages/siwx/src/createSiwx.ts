import { createLazyConfig } from './config/createLazyConfig.js'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { PageSiwxOptions } from './page/PageSiwxOptions.js'

/**
 * Creates a config without a backend: the page creates messages, verifies them and keeps sessions in its storage. Sign-in proves the user's
 * identity to this page only. It doesn't protect data on a server.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(createSiwx({ statement: 'Sign in to the example.' }))] })
 */
export function createSiwx(options: PageSiwxOptions = {}): SiwxConfig {
  return createLazyConfig(options, (context, changed) =>
    context.listCommands(
      () => import('./page/pageCommands.js').then((code) => code.pageCommands),
      (code) => code.createPageServices(context, options, changed),
      'opening',
    ),
  )
}
