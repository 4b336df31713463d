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

/** Input of the wallet list. Each field is a state of the kit. */
export type WalletListInput = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recent: readonly Wallet[]
  readonly connections: readonly {
    readonly namespace?: ChainNamespace
    readonly connector: ConnectorInfo
    readonly wallet: { readonly name: string }
  }[]
  /** Featured and recommended wallets of the directory, if there is one. */
  readonly featured?: readonly Wallet[]
  readonly recommended?: readonly Wallet[]
  /** The app's settings, as in the options. */
  readonly settings?: {
    readonly exclude?: readonly string[]
    readonly custom?: readonly Wallet[]
    readonly order?: readonly WalletKind[]
  }
  readonly isMobile: boolean
  /** The page, to detect whether it is open in a wallet's own browser. */
  readonly ports?: Pick<Ports, 'announcements' | 'platform'>
  /** Limits the list to one namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Returns the ordered rows of the connect view, one per wallet (rules views-9, checks-9). Kinds follow the configured order, then the
 * default order. Duplicates by name and chain, by rdns and by directory ID are merged. Left out are excluded wallets, wallets that a phone
 * can't open, and the pairing row if the user is connected through it. Pure.
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

/** Returns what marks a row as connected: connectors, and names of wallets behind a pairing. */
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

/** A stored injected wallet names no chains, so without a connector it is reachable only by a link. */
function isWithinReach({ connectorIds, wallet }: WalletRow, isMobile: boolean): boolean {
  const { mobileLink, linkMode, desktopLink, webappLink } = wallet ?? {}
  if (connectorIds.length > 0 || mobileLink || linkMode || desktopLink || webappLink) return true
  return isMobile && wallet !== undefined && hasInAppBrowser(wallet)
}

/** Returns whether a directory wallet supports a namespace, as far as it declares. */
export function hasNamespace({ chains }: Wallet, namespace: ChainNamespace | undefined): boolean {
  return namespace === undefined || chains.length === 0 || chains.some((chain) => chain.startsWith(`${namespace}:`))
}

/** Returns whether a wallet can be reached on a phone: by a mobile or web link, or its own link format. */
export function canOpenOnMobile(wallet: Wallet): boolean {
  return Boolean(wallet.mobileLink || wallet.linkMode || wallet.webappLink) || hasInAppBrowser(wallet)
}
