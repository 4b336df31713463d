import type { Account, CaipNetworkId, ChainNamespace, SessionEvent } from '@kit/core/adapter'
import type { PairedNamespace } from './PairedSession.js'
import type { ParsedNamespace } from './ParsedSession.js'
import type { AddressCheck } from './parseCaipAccounts.js'

type Event = SessionEvent | { readonly type: 'message'; readonly data: unknown }

/** A namespace of a session, and how the session changes it. */
export type PairedNamespaceControl = PairedNamespace & {
  /** The wallet changed what it grants. */
  grant(next: ParsedNamespace): void
  /** The wallet put accounts first. */
  prefer(addresses: readonly string[]): void
  emit(event: Event): void
}

type RemoteNamespaceOptions = {
  readonly namespace: ChainNamespace
  readonly granted: ParsedNamespace
  readonly networkId: CaipNetworkId
  readonly request: PairedNamespace['request']
  readonly isAddress: AddressCheck
  isSameAddress(a: string, b: string): boolean
  /** How the chain writes an address. */
  formatAddress(address: string): string
  onSelect(networkId: CaipNetworkId): void
}

/**
 * Holds one namespace of a session: what is granted, the selected network, the selected account. A change of network also
 * reports the accounts of the new one (rule states-22).
 */
export function createPairedNamespace(options: RemoteNamespaceOptions): PairedNamespaceControl {
  const { namespace, isSameAddress } = options
  let granted = options.granted
  let networkId = options.networkId
  let preferred: readonly string[] = []
  const listeners = new Set<(event: Event) => void>()
  const emit = (event: Event) => {
    for (const listener of [...listeners]) listener(event)
  }

  const granteesOn = (id: CaipNetworkId) => findGrantees(granted, id, options.isAddress)
  const accounts = (): readonly Account[] => {
    const distinct = withoutDuplicates(granteesOn(networkId), isSameAddress)
    const first = preferred.flatMap((address) => distinct.find((other) => isSameAddress(other.address, address)) ?? [])
    return [...new Set([...first, ...distinct])].map((account) => ({
      ...account,
      address: options.formatAddress(account.address),
    }))
  }
  const reportIfChanged = (change: () => void) => {
    const before = { accounts: accounts(), networkId, networkIds: granted.networkIds, methods: granted.methods }
    change()
    if (granted.networkIds.join() !== before.networkIds.join() || granted.methods.join() !== before.methods.join()) {
      emit({ type: 'approvedNetworksChanged', networkIds: granted.networkIds })
    }
    if (networkId !== before.networkId) emit({ type: 'networkChanged', networkId })
    const after = accounts()
    const same =
      after.length === before.accounts.length &&
      after.every((account, index) => isSameAddress(account.address, before.accounts[index]?.address ?? ''))
    if (!same || networkId !== before.networkId) emit({ type: 'accountsChanged', accounts: after })
  }

  return {
    namespace,
    read: () => granted,
    networkId: () => networkId,
    accounts,
    select(next) {
      if (next === networkId || granteesOn(next).length === 0) return
      reportIfChanged(() => {
        networkId = next
        options.onSelect(next)
      })
    },
    grant: (next) =>
      reportIfChanged(() => {
        const [before] = granteesOn(networkId)
        granted = next
        const [first] = next.networkIds
        if (first !== undefined && !next.networkIds.includes(networkId)) {
          networkId = first
          options.onSelect(first)
        }
        // A wallet may also put another account first this way; one that only grants more has not.
        const [after] = granteesOn(networkId)
        if (before?.account.address !== after?.account.address) preferred = []
      }),
    prefer: (addresses) =>
      reportIfChanged(() => {
        preferred = addresses.slice(0, maxAccounts)
      }),
    request: options.request,
    watch(listener) {
      const own = (event: Event) => listener(event)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    emit,
  }
}

// As many as the kit stores; a wallet with more is odd, and comparing them all would block the page.
const maxAccounts = 100

/** On a network that the wallet did not list, its accounts are those of the others that can be used there. */
function findGrantees(granted: ParsedNamespace, id: CaipNetworkId, isAddress: AddressCheck) {
  const here = granted.accounts.filter((item) => item.networkId === id)
  return here.length > 0 ? here : granted.accounts.filter(({ account }) => isAddress(account.address, id))
}

/** Most duplicates are one text on many networks: few may be compared pair by pair. */
function withoutDuplicates(
  grantees: ParsedNamespace['accounts'],
  isSameAddress: (a: string, b: string) => boolean,
): readonly Account[] {
  const distinct: Account[] = []
  for (const account of new Map(grantees.map(({ account }) => [account.address, account])).values()) {
    if (distinct.length === maxAccounts) break
    if (!distinct.some((other) => isSameAddress(other.address, account.address))) distinct.push(account)
  }
  return distinct
}
