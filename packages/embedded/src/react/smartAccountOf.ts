import type { Account, Connection } from '@kit/core'

/** The two accounts of an embedded wallet on the active network. */
export type AccountPair = { readonly plain: Account; readonly smart: Account }

/** Returns both accounts of a connection. Returns undefined if there is only one, or for another wallet. */
export function smartAccountOf(connection: Connection | undefined): AccountPair | undefined {
  if (connection?.connector.id !== 'embedded') return undefined
  const find = (type: string) => connection.accounts.find((account) => account.type === type)
  const [plain, smart] = [find('eoa'), find('smartAccount')]
  return plain && smart && { plain, smart }
}
