import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet, WalletKind, WalletRow } from '../directory/Wallet.js'
import { mayBeSameWallet, type WalletIdentity, walletKeys } from './walletKeys.js'

/** A row that is being put together. */
type Draft = {
  kind: WalletKind
  /** From the first description: a later one does not rename a row. */
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
  /** Adds a wallet, or its further fields to the row that is there. The first kind stays, but `recent` wins. */
  addWallet(wallet: Wallet, kind: WalletKind): void
  /** Rows in the order in which they were first added. */
  rows(connected: { readonly connectorIds: ReadonlySet<string>; readonly names: ReadonlySet<string> }): WalletRow[]
}

/**
 * One row per wallet, whatever names it: connectors of several namespaces, a directory row, a recent one. A description
 * belongs to the row that has its rdns, else its directory id, else its name; two rdns are two wallets, whatever else they share.
 * What the app configured for wallets elsewhere (pairing) has a row of its own, whatever it is called. Rows are never joined
 * afterwards: a wallet that claims the name of one and the rdns of another can't make either vanish.
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
      // What the directory or the app says is fresher than what was remembered.
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

/** Of connectors that say they are the same wallet on the same chain, the first is taken (rule checks-9). */
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
