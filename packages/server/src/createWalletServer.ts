import { composeWallet, type WalletServerConfig } from './composeWallet.js'
import { loadModuleConfig } from './config/loadModuleConfig.js'
import type { ConfigSources } from './config/readSources.js'
import { type KitServer, runServer, type ServerPorts } from './runServer.js'

/** Loads the configuration of `kit-server wallet`. @throws ConfigError naming each invalid or missing option */
export function loadWalletConfig(sources: ConfigSources): WalletServerConfig {
  return loadModuleConfig('wallet', sources) as WalletServerConfig
}

/** Creates a server that runs only the wallet service. */
export function createWalletServer(config: WalletServerConfig, ports?: ServerPorts): KitServer {
  return runServer({ config, ports, compose: (given) => composeWallet(config, given) })
}
