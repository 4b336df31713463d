import type { SignedInAccount } from '../../../server/index.js'
import { backend } from './backend.js'

/** Returns the accounts of a request. In a server component of Next: `await signedInAccounts(await headers())`. */
export async function signedInAccounts(headers: Headers): Promise<readonly SignedInAccount[]> {
  return (await backend.getSession(headers))?.accounts ?? []
}
