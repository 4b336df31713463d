import { sessionsOf } from './findSession.js'
import type { SiwxServices } from './SiwxServices.js'
import type { SignInSubject } from './subjects.js'

/** Revokes sessions one at a time and reports when it's done. */
export function createRevoke(
  services: Pick<SiwxServices, 'config' | 'context' | 'limited'>,
): Pick<SiwxServices, 'revoke' | 'revoked'> {
  const { config, limited } = services
  let last: Promise<void> = Promise.resolve()

  async function end(subject: Pick<SignInSubject, 'account' | 'networkId'>): Promise<void> {
    // Even if the lookup failed, the account's session on its own network can still be revoked.
    const found = await sessionsOf(services, subject).catch(() => [])
    const networkIds = new Set([subject.networkId, ...found.map(({ data }) => data.chainId)])
    for (const networkId of networkIds) await limited(() => config.revokeSession(networkId, subject.account.address))
  }

  return {
    revoke(subjects) {
      const before = last
      const work = before.then(async () => {
        const results = await Promise.allSettled(subjects.map(end))
        const failed = results.find((result) => result.status === 'rejected')
        if (failed !== undefined) throw failed.reason
      })
      last = work.catch(() => {})
      return work
    },
    revoked: () => last,
  }
}
