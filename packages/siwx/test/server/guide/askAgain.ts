import { judgeSession, type SiwxServerOptions, type SiwxSession } from '../../../src/server/index.js'

/** Asks again for each sign-in that the app kept: a contract may have other owners by now. Call it every hour. */
export async function askAgain(
  kept: Map<string, SiwxSession>,
  { domains, verifiers }: Pick<SiwxServerOptions, 'domains' | 'verifiers'>,
): Promise<void> {
  const isDomain = (domain: string) => domains.includes(domain)
  for (const [account, session] of kept) {
    const { verdict } = await judgeSession(session, { isDomain, nowMs: Date.now(), verifiers })
    // A node that is down says nothing about the account: `unknown` is asked again the next time.
    if (verdict === 'invalid') kept.delete(account)
  }
}
