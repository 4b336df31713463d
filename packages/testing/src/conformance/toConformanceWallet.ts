import type { ConformanceBehavior, ConformanceWallet } from './AdapterFixture.js'

type FamilyWallet = Pick<
  ConformanceWallet,
  'addresses' | 'selected' | 'announce' | 'selectAccount' | 'revoke' | 'lock' | 'unlock' | 'listenerCount'
> & { behave(change: object): void }

type Own = Pick<ConformanceWallet, 'name' | 'promptCount'> &
  Partial<Pick<ConformanceWallet, 'announce' | 'selectAccount' | 'selectNetwork'>> & {
    networkId(): ConformanceWallet['networkId']
    /** Returns the behavior that only wallets of this family have. */
    behaviorOf?(change: Partial<ConformanceBehavior>): object
  }

/** Adapts a family's test wallet to the suite. `own` is what only the family has. */
export const toConformanceWallet = (wallet: FamilyWallet, own: Own): ConformanceWallet => ({
  name: own.name,
  get addresses() {
    return wallet.addresses
  },
  get selected() {
    return wallet.selected
  },
  get networkId() {
    return own.networkId()
  },
  promptCount: own.promptCount,
  behave: (change) => {
    const { mode, allRequests, rejection } = change
    wallet.behave({
      ...(mode && { mode }),
      ...(allRequests && { methods: allRequests === 'normal' ? {} : { '*': allRequests } }),
      ...(rejection && { rejection }),
      ...own.behaviorOf?.(change),
    })
  },
  announce: own.announce ?? wallet.announce,
  selectAccount: own.selectAccount ?? wallet.selectAccount,
  selectNetwork: own.selectNetwork ?? (() => undefined),
  revoke: wallet.revoke,
  lock: wallet.lock,
  unlock: wallet.unlock,
  listenerCount: () => wallet.listenerCount(),
})
