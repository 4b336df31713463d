import { polkadotDevAccounts } from './polkadotDevAccounts.data.js'
import { polkadotDevTokens } from './polkadotDevTokens.js'

const accountBalance = 10_000n
const tokenBalance = 100_000n

/**
 * Returns the initial storage of a local Polkadot chain, by pallet and item. Every development account has 10 000 of the native currency
 * and 100 000 of each asset, which the first account owns.
 *
 * @example seedStorage(12)['Assets']
 */
export function seedStorage(decimals: number): object {
  const accounts = polkadotDevAccounts.map(({ publicKey }) => publicKey)
  const tokens = Object.values(polkadotDevTokens())
  const free = String(accountBalance * 10n ** BigInt(decimals))
  const [owner] = accounts
  return {
    System: { Account: accounts.map((account) => [[account], { providers: 1, data: { free } }]) },
    Assets: {
      Asset: tokens.map(({ id, decimals: unit }) => [
        [id],
        {
          owner,
          issuer: owner,
          admin: owner,
          freezer: owner,
          supply: String(tokenBalance * BigInt(accounts.length) * 10n ** BigInt(unit)),
          deposit: 0,
          minBalance: 1,
          // Otherwise a recipient without native currency could not hold it.
          isSufficient: true,
          accounts: accounts.length,
          sufficients: 0,
          approvals: 0,
          isFrozen: false,
        },
      ]),
      Account: tokens.flatMap(({ id, decimals: unit }) =>
        accounts.map((account) => [
          [id, account],
          { balance: String(tokenBalance * 10n ** BigInt(unit)), isFrozen: false, reason: 'Consumer', extra: null },
        ]),
      ),
      Metadata: tokens.map(({ id, name, symbol, decimals: unit }) => [
        [id],
        { deposit: 0, name, symbol, decimals: unit, isFrozen: false },
      ]),
    },
  }
}
