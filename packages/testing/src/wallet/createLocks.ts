import type { OwnedWallet } from './createWalletOwner.js'

/**
 * Creates the owner's actions on what a page may see. `change` applies one, and reports it to the page.
 *
 * @example const { lock, unlock, revoke } = createLocks(state, change)
 */
export const createLocks = (
  state: { authorized: boolean; locked: boolean },
  change: (apply: () => void) => void,
): Pick<OwnedWallet<unknown>, 'lock' | 'unlock' | 'revoke'> => ({
  lock: () =>
    change(() => {
      state.locked = true
    }),
  unlock: () =>
    change(() => {
      state.locked = false
    }),
  revoke: () =>
    change(() => {
      state.authorized = false
    }),
})

/** Creates {@link createLocks}, and the choice of the account that the page sees first. */
export const createAccountActions = <Account extends string>(
  state: { selected: Account; authorized: boolean; locked: boolean },
  addresses: readonly Account[],
  change: (apply: () => void) => void,
): ReturnType<typeof createLocks> & { selectAccount(address: Account): void } => ({
  ...createLocks(state, change),
  selectAccount: (address) =>
    change(() => {
      if (!addresses.includes(address)) throw new RangeError(`The wallet has no key for ${address}.`)
      state.selected = address
    }),
})
