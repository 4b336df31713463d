import { createLazyConfig } from '../page/createLazyConfig.js'
import type { SiwxConfig } from '../SiwxConfig.js'
import type { SiweConfig } from './SiweConfig.js'

/**
 * Signs visitors in with a `siweConfig`: on EVM chains, with the nonces and sessions of the app's own server. Other namespaces need no
 * sign-in.
 *
 * @example const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(fromSiweConfig(siweConfig))] })
 */
export function fromSiweConfig(config: SiweConfig): SiwxConfig {
  const { enabled = true, required = true, signOutOnDisconnect = true } = config
  const { nonceRefetchIntervalMs, signOutOnAccountChange = true, signOutOnNetworkChange = true } = config
  const lazy = createLazyConfig(
    {
      view: 'ConnectingSiwe',
      namespaces: enabled ? ['eip155'] : [],
      required,
      signOutOnDisconnect,
      signOutOnAccountChange,
      signOutOnNetworkChange,
      ...(nonceRefetchIntervalMs !== undefined && { messageRenewMs: nonceRefetchIntervalMs }),
    },
    (context, changed) =>
      context.listCommands(
        () => import('./siweCommands.js'),
        (code) => code.createSiweServices(context, config, changed),
      ),
  )
  // Nobody needs its code.
  return enabled ? lazy : { ...lazy, attach() {} }
}
