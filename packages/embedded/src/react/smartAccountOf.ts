import type { Account, Connection } from '@kit/core'

/** The two accounts of an embedded wallet, where it has both on the network in use. */
export type BothAccounts = { readonly plain: Account; readonly smart: Account }

/** Reads them of a connection; undefined where there is one account, or another wallet. */
export function smartAccountOf(connection: Connection | undefined): BothAccounts | undefined {
  if (connection?.connector.id !== 'embedded') return undefined
  const find = (type: string) => connection.accounts.find((account) => account.type === type)
  const [plain, smart] = [find('eoa'), find('smartAccount')]
  return plain && smart && { plain, smart }
}
