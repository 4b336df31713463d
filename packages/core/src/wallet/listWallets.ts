import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ConnectorInfo } from '../connector/Connector.js'
import { hasInAppBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet, WalletKind, WalletRow } from '../directory/Wallet.js'
import type { Ports } from '../ports/Ports.js'
import { collectRows } from './collectRows.js'
import { isConnectorListed } from './isConnectorListed.js'
import { nameInPage } from './nameInPage.js'
import { orderKinds } from './orderKinds.js'
import { createWalletExclusion, normalizeWalletName } from './walletKeys.js'

/** What the wallet list depends on. Each part is a state of the kit as it is. */
export type WalletListInput = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recent: readonly Wallet[]
  readonly connections: readonly {
    readonly namespace?: ChainNamespace
    readonly connector: ConnectorInfo
    readonly wallet: { readonly name: string }
  }[]
  /** Featured and recommended wallets of the directory, when there is one. */
  readonly featured?: readonly Wallet[]
  readonly recommended?: readonly Wallet[]
  /** What the app asks for, as in the options. */
  readonly settings?: {
    readonly exclude?: readonly string[]
    readonly custom?: readonly Wallet[]
    readonly order?: readonly WalletKind[]
  }
  readonly isMobile: boolean
  /** The page, to tell whether it is open in the own browser of one of the wallets. */
  readonly ports?: Pick<Ports, 'announcements' | 'platform'>
  /** Limits the list to one namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * The rows of the connect view, one per wallet, in order (rules views-9, checks-9): by kind, the configured order first
 * and kinds that it leaves out after it; de-duplicated by name and chain, by rdns and by directory id; without what the app
 * excluded, what a phone can't open, and the pairing row of a visitor who is connected through it. Pure.
 *
 * @example
 * listWallets({ ...kit.wallets.getState(), ...kit.connections.getState(), isMobile: false })
 */
export function listWallets(input: WalletListInput): readonly WalletRow[] {
  const { connections, recent, featured = [], recommended = [], settings = {}, isMobile, namespace } = input
  const { custom = [] } = settings
  const connectors = nameInPage(input.connectors, [...featured, ...custom, ...recommended, ...recent], input.ports)
  const isExcluded = createWalletExclusion(settings.exclude)
  const collector = collectRows()
  const page = { isMobile, connectors }

  function addWallets(wallets: readonly Wallet[], kind: WalletKind): void {
    for (const wallet of wallets) {
      if (isExcluded({ ...wallet, directoryId: wallet.id }) || !hasNamespace(wallet, namespace)) continue
      collector.addWallet(wallet, kind)
    }
  }

  addWallets(recent, 'recent')
  for (const connector of connectors) {
    const isOff =
      connector.type === 'WALLET_CONNECT' && connections.some((other) => other.connector.id === connector.id)
    if (isOff || isExcluded({ ...connector, directoryId: connector.explorerId })) continue
    if (namespace !== undefined && !connector.namespaces.includes(namespace)) continue
    if (isConnectorListed(connector, page)) collector.addConnector(connector, kindOf(connector))
  }
  addWallets(featured, 'featured')
  addWallets(custom, 'custom')
  addWallets(recommended, 'recommended')

  const kinds = orderKinds(settings.order)
  return collector
    .rows(connectedOf(connections.filter((other) => namespace === undefined || other.namespace === namespace)))
    .filter(({ wallet, connectorIds }) => !isMobile || connectorIds.length > 0 || !wallet || canOpenOnMobile(wallet))
    .filter((row) => namespace === undefined || !row.recent || isWithinReach(row, isMobile))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Which connections make a row "connected": by connector, or by the name of the wallet behind a pairing. */
export function connectedOf(connections: WalletListInput['connections']): {
  readonly connectorIds: ReadonlySet<string>
  readonly names: ReadonlySet<string>
} {
  const paired = connections.filter(({ connector }) => connector.type === 'WALLET_CONNECT')
  return {
    connectorIds: new Set(connections.map(({ connector }) => connector.id)),
    names: new Set(paired.map(({ wallet }) => `name:${normalizeWalletName(wallet.name)}`)),
  }
}

function kindOf({ type }: ConnectorInfo): WalletKind {
  if (type === 'WALLET_CONNECT') return 'walletConnect'
  return type === 'EXTERNAL' ? 'external' : 'injected'
}

/** A remembered wallet of the page names no chains: on one that it has no connector for, only a link could lead to it. */
function isWithinReach({ connectorIds, wallet }: WalletRow, isMobile: boolean): boolean {
  const { mobileLink, linkMode, desktopLink, webappLink } = wallet ?? {}
  if (connectorIds.length > 0 || mobileLink || linkMode || desktopLink || webappLink) return true
  return isMobile && wallet !== undefined && hasInAppBrowser(wallet)
}

/** Whether a wallet of the directory is of a namespace, as far as it says. */
export function hasNamespace({ chains }: Wallet, namespace: ChainNamespace | undefined): boolean {
  return namespace === undefined || chains.length === 0 || chains.some((chain) => chain.startsWith(`${namespace}:`))
}

/** Whether a wallet can be reached on a phone: by a mobile or web link, or by a link format of its own. */
export function canOpenOnMobile(wallet: Wallet): boolean {
  return Boolean(wallet.mobileLink || wallet.linkMode || wallet.webappLink) || hasInAppBrowser(wallet)
}
