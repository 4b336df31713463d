import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet, WalletKind, WalletRow } from '../directory/Wallet.js'
import { type WalletIdentity, walletKeys } from './walletKeys.js'

/** A row that is being put together. */
type Draft = {
  kind: WalletKind
  /** Of the description that came first: a later one does not rename a row. */
  readonly name: string
  readonly nameKey: string
  rdns: string | undefined
  connectors: ConnectorInfo[]
  wallet: Wallet | undefined
  recent: boolean
}

/** Puts descriptions of wallets together, one row per wallet. */
export type RowCollector = {
  addConnector(connector: ConnectorInfo, kind: WalletKind): void
  /** Adds a wallet, or what it knows more to the row that is there. The first kind stays, but `recent` wins. */
  addWallet(wallet: Wallet, kind: WalletKind): void
  /** Rows in the order in which they were first added. */
  rows(connected: { readonly connectorIds: ReadonlySet<string>; readonly names: ReadonlySet<string> }): WalletRow[]
}

/**
 * One row per wallet, whatever names it: connectors of several namespaces, a directory row, a recent one. A description
 * belongs to the row that has its rdns, else its directory id, else its name. Rows are never joined afterwards: a wallet that
 * claims the name of one and the rdns of another can't make either vanish.
 */
export function collectRows(): RowCollector {
  const byKey = new Map<string, Draft>()
  const drafts: Draft[] = []

  function draftOf(identity: WalletIdentity, kind: WalletKind): Draft {
    const keys = walletKeys(identity)
    let draft: Draft | undefined
    for (const key of keys) draft ??= byKey.get(key)
    if (draft === undefined) {
      const { name, rdns } = identity
      draft = { kind, name, nameKey: keys.at(-1) ?? '', rdns, connectors: [], wallet: undefined, recent: false }
      drafts.push(draft)
    }
    draft.rdns ??= identity.rdns
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, draft)
    return draft
  }

  return {
    addConnector(connector, kind) {
      const { name, rdns, explorerId } = connector
      addTo(draftOf({ name, rdns, directoryId: explorerId }, kind), connector)
    },
    addWallet(wallet, kind) {
      const draft = draftOf({ ...wallet, directoryId: wallet.id }, kind)
      // What the directory or the app says is fresher than what was remembered.
      if (draft.wallet === undefined || draft.recent)
        draft.wallet = draft.wallet ? { ...draft.wallet, ...wallet } : wallet
      if (kind === 'recent') {
        draft.recent = true
        draft.kind = 'recent'
      }
    },
    rows: ({ connectorIds, names }) => drafts.map((draft) => toRow(draft, connectorIds, names)),
  }
}

/** Of connectors that say they are the same wallet on the same chain, the first is taken (specification, section 5). */
function addTo(draft: Draft, connector: ConnectorInfo): void {
  const isTaken = (namespace: string) => draft.connectors.some(({ namespaces }) => namespaces.includes(namespace))
  if (!connector.namespaces.every(isTaken)) draft.connectors.push(connector)
}

function toRow(
  { kind, name, nameKey, rdns, connectors, wallet, recent }: Draft,
  connectedIds: ReadonlySet<string>,
  connectedNames: ReadonlySet<string>,
): WalletRow {
  const first = connectors[0]
  const { imageUrl, imageId }: Pick<WalletRow, 'imageUrl' | 'imageId'> = { ...wallet, ...first }
  return {
    id: rdns ?? wallet?.id ?? first?.id ?? nameKey,
    kind,
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageId !== undefined && { imageId }),
    ...(rdns !== undefined && { rdns }),
    connectorIds: connectors.map(({ id }) => id),
    namespaces: [...new Set(connectors.flatMap(({ namespaces }) => namespaces))],
    ...(wallet !== undefined && { wallet }),
    installed: connectors.some(({ type }) => type !== 'WALLET_CONNECT' && type !== 'EXTERNAL'),
    recent,
    connected: connectors.some(({ id }) => connectedIds.has(id)) || connectedNames.has(nameKey),
  }
}
