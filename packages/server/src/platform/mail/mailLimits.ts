import type { CountLimit } from './createCounts.js'

/** Sender and recipient of an email request. `kind` separates different uses. */
export type MailAsk = {
  readonly kind: string
  /** The limited subject: an address or an account. */
  readonly subject: string
  /** The network of the caller. */
  readonly block: string
}

/** Cooldown between emails to an address, per network, in milliseconds. */
export const cooldownMs = 30_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Limits of emails. Each network has its own count per subject, so that a stranger who enters another user's address locks no one else out;
 * the total over all networks prevents flooding a mailbox.
 */
export function mailLimits({ kind, subject, block }: MailAsk): readonly CountLimit[] {
  const own = `${subject}\n${block}`
  return [
    { kind: `${kind}, hour`, subject: own, count: 5, windowMs: hourMs },
    { kind: `${kind}, day`, subject: own, count: 10, windowMs: dayMs },
    { kind: `${kind} of all, hour`, subject, count: 30, windowMs: hourMs },
    { kind: `${kind} of all, day`, subject, count: 100, windowMs: dayMs },
  ]
}

/** Cooldown between two emails to a subject, per network. */
export function mailCooldown({ kind, subject, block }: MailAsk): CountLimit {
  return { kind: `${kind}, half minute`, subject: `${subject}\n${block}`, count: 1, windowMs: cooldownMs }
}
