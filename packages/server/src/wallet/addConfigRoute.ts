import { namespaceOf } from '@kit/core/plugin'
import type { ChainConfig } from '../config/chainConfig.js'
import { walletConfig } from '../contract/walletLoginEndpoints.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import { HttpError } from '../http/HttpError.js'
import type { WalletServices } from './WalletServices.js'

/** Adds the wallet configuration of a project. */
export function addConfigRoute(app: App, services: WalletServices): void {
  const { assets, config, gate, mail, projects, server } = services

  addEndpoint(app, gate, walletConfig, ({ body }) => {
    const project = projects.find(body.projectId)
    if (project === undefined) throw new HttpError(400, 'projectId', 'Unknown project')
    const smartAccounts = project.wallet?.smartAccounts ?? config.smartAccounts
    const hasSmartAccount = (id: string, { bundlers }: ChainConfig): boolean =>
      smartAccounts !== 'off' && namespaceOf(id) === 'eip155' && bundlers.length > 0
    const chains = Object.entries(server.chains).flatMap(([id, chain]) => {
      const native = assets.native(id, chain)
      if (native === undefined) return []
      const currency = { name: native.name, symbol: native.symbol, decimals: native.decimals }
      const smartAccount = hasSmartAccount(id, chain)
      const paymaster = smartAccount && chain.paymaster !== undefined
      return [{ id, name: chain.name ?? id, currency, smartAccount, paymaster }]
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
