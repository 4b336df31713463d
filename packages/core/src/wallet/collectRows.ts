import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet, WalletKind, WalletRow } from '../directory/Wallet.js'
import { mayBeSameWallet, type WalletIdentity, walletKeys } from './walletKeys.js'

/** A row under construction. */
type Draft = {
  kind: WalletKind
  /** The name of the first description. Later ones don't rename a row. */
  readonly name: string
  readonly nameKey: string
  rdns: string | undefined
  connectors: ConnectorInfo[]
  wallet: Wallet | undefined
  recent: boolean
}

/** Merges descriptions of wallets into one row per wallet. */
export type RowCollector = {
  addConnector(connector: ConnectorInfo, kind: WalletKind): void
  /** Adds a wallet, or its additional fields to an existing row. The first kind stays, except that `recent` takes precedence. */
  addWallet(wallet: Wallet, kind: WalletKind): void
  /** Returns the rows in the order in which they were first added. */
  rows(connected: { readonly connectorIds: ReadonlySet<string>; readonly names: ReadonlySet<string> }): WalletRow[]
}

/**
 * Creates a collector with one row per wallet, whatever describes it: connectors of several namespaces, a directory entry, or a recent
 * wallet. A description is matched by its rdns, or else its directory ID, or else its name; different rdns are always different wallets.
 * Connectors for wallets elsewhere (pairing) have their own row. Rows are never merged afterwards, so a wallet that claims the name of one
 * wallet and the rdns of another can't hide either.
 */
export function collectRows(): RowCollector {
  const byKey = new Map<string, Draft[]>()
  const drafts: Draft[] = []

  function begin(identity: WalletIdentity, kind: WalletKind): Draft {
    const { name, rdns } = identity
    const nameKey = walletKeys(identity).at(-1) ?? ''
    const draft: Draft = { kind, name, nameKey, rdns, connectors: [], wallet: undefined, recent: false }
    drafts.push(draft)
    return draft
  }

  function draftOf(identity: WalletIdentity, kind: WalletKind): Draft {
    const keys = walletKeys(identity)
    let draft: Draft | undefined
    for (const key of keys) draft ??= byKey.get(key)?.find((known) => mayBeSameWallet(known, identity))
    if (draft === undefined) {
      draft = begin(identity, kind)
    }
    draft.rdns ??= identity.rdns
    for (const key of keys) {
      const known = byKey.get(key) ?? []
      if (!known.includes(draft)) byKey.set(key, [...known, draft])
    }
    return draft
  }

  return {
    addConnector(connector, kind) {
      const { name, rdns, explorerId } = connector
      const isPairing = kind === 'walletConnect'
      addTo(isPairing ? begin({ name }, kind) : draftOf({ name, rdns, directoryId: explorerId }, kind), connector)
    },
    addWallet(wallet, kind) {
      const draft = draftOf({ ...wallet, directoryId: wallet.id }, kind)
      // The directory's or app's data is newer than what was stored.
      if (draft.wallet === undefined || draft.recent)
        draft.wallet = draft.wallet ? { ...draft.wallet, ...wallet } : wallet
      if (kind === 'recent') {
        draft.recent = true
        draft.kind = 'recent'
      }
    },
    rows({ connectorIds, names }) {
      const bearers = new Map<string, number>()
      for (const { nameKey } of drafts) bearers.set(nameKey, (bearers.get(nameKey) ?? 0) + 1)
      return drafts.map((draft) => {
        const row = toRow(draft, connectorIds, names)
        const isAmbiguous = (bearers.get(draft.nameKey) ?? 0) > 1
        return isAmbiguous && row.rdns !== undefined ? { ...row, detail: row.rdns } : row
      })
    },
  }
}

/** If connectors claim to be the same wallet on the same chain, the first is used (rule checks-9). */
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
