import { createLazyConfig } from './config/createLazyConfig.js'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { PageSiwxOptions } from './page/PageSiwxOptions.js'

/**
 * Signs visitors in for the page alone: messages, checks and sessions are the page's own, kept in its storage. It proves to this page who
 * the visitor is; what a server gives to anybody it does not protect.
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
