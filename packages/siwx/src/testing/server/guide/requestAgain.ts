import { type SiwxServerOptions, type SiwxSession, verifySession } from '../../../server/index.js'

/** Checks each stored sign-in again: the owners of a contract may have changed. Call it every hour. */
export async function requestAgain(
  kept: Map<string, SiwxSession>,
  { domains, verifiers }: Pick<SiwxServerOptions, 'domains' | 'verifiers'>,
): Promise<void> {
  const isDomain = (domain: string) => domains.includes(domain)
  for (const [account, session] of kept) {
    const { verdict } = await verifySession(session, { isDomain, nowMs: Date.now(), verifiers })
    // If a node is down, the verdict is `unknown` and the session is checked again next time.
    if (verdict === 'invalid') kept.delete(account)
  }
}
