import type { Account, CaipNetworkId, ChainNamespace, SessionEvent } from '@kit/core/adapter'
import type { PairedNamespace } from './PairedSession.js'
import type { ParsedNamespace } from './ParsedSession.js'
import type { AddressCheck } from './parseCaipAccounts.js'

type Event = SessionEvent | { readonly type: 'message'; readonly data: unknown }

/** A namespace of a session, with the functions by which the session changes it. */
export type PairedNamespaceControl = PairedNamespace & {
  /** Called when the wallet changed what it grants. */
  grant(next: ParsedNamespace): void
  /** Called when the wallet moved accounts to the front. */
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
  /** Formats an address for its chain. */
  formatAddress(address: string): string
  onSelect(networkId: CaipNetworkId): void
}

/**
 * Creates one namespace of a session: its grants, the selected network and the selected account. A network change also reports the accounts
 * of the new network (rule states-22).
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
        // A wallet may also move another account to the front this way. One that only grants more hasn't done so.
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

// As many as the kit stores. Comparing more accounts would block the page.
const maxAccounts = 100

/** Accounts of other networks also count on a network that the wallet did not list, if they are valid there. */
function findGrantees(granted: ParsedNamespace, id: CaipNetworkId, isAddress: AddressCheck) {
  const here = granted.accounts.filter((item) => item.networkId === id)
  return here.length > 0 ? here : granted.accounts.filter(({ account }) => isAddress(account.address, id))
}

/** Most duplicates are the same text on many networks, which keeps the pairwise comparisons few. */
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
