import { namespaceOf } from '@kit/core/plugin'
import { walletConfig } from '../contract/walletLoginEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { addEndpoint } from '../platform/http/addEndpoint.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { WalletServices } from './WalletServices.js'

/** Adds the wallet configuration of a project. */
export function addConfigRoute(app: App, services: WalletServices): void {
  const { config, gate, mail, networks, projects } = services

  addEndpoint(app, gate, walletConfig, ({ body }) => {
    const project = projects.find(body.projectId)
    if (project === undefined) throw new HttpError(400, 'projectId', 'Unknown project')
    const smartAccounts = project.wallet?.smartAccounts ?? config.smartAccounts
    const chains = networks.map(({ id, name, currency, hasBundler, hasPaymaster }) => {
      const smartAccount = smartAccounts !== 'off' && namespaceOf(id) === 'eip155' && hasBundler
      return { id, name, currency, smartAccount, paymaster: smartAccount && hasPaymaster }
    })
    return {
      origins: [...project.allowedOrigins],
      chains,
      email: mail !== undefined && (project.wallet?.email ?? config.email),
      socials: Object.keys(config.providers).filter(
        (provider) => project.wallet?.socials?.some((name) => name === provider) ?? true,
      ),
      passkeys: true,
      smartAccounts,
      recovery: config.recovery,
      approval: project.wallet?.approval ?? config.approval,
    }
  })
}
