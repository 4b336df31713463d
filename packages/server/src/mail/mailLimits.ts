import type { CountLimit } from './createCounts.js'

/** Who asks for a mail to whom. `kind` keeps counts of different uses apart. */
export type MailAsk = {
  readonly kind: string
  /** Whoever may not get more: an address, or an account. */
  readonly subject: string
  /** The part of the net that asks. */
  readonly block: string
}

/** How long the next mail of a part of the net to an address waits. */
export const COOL_DOWN_MS = 30_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How many mails are sent. Each part of the net has its own count for a subject, so that a stranger who asks with somebody's address locks nobody else out;
 * those of all parts together keep a mailbox from being flooded.
 */
export function mailLimits({ kind, subject, block }: MailAsk): readonly CountLimit[] {
  const own = `${subject}\n${block}`
  return [
    { kind: `${kind}, hour`, subject: own, count: 5, perMs: HOUR_MS },
    { kind: `${kind}, day`, subject: own, count: 10, perMs: DAY_MS },
    { kind: `${kind} of all, hour`, subject, count: 30, perMs: HOUR_MS },
    { kind: `${kind} of all, day`, subject, count: 100, perMs: DAY_MS },
  ]
}

/** The wait between two mails to a subject, for each part of the net. */
export function mailCoolDown({ kind, subject, block }: MailAsk): CountLimit {
  return { kind: `${kind}, half minute`, subject: `${subject}\n${block}`, count: 1, perMs: COOL_DOWN_MS }
}
