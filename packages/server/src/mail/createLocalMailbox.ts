import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from './Mailer.js'

/** A mail that was kept. */
export type KeptMail = Mail & { readonly id: string; readonly atMs: number }

/** A mailer that sends nothing: mails stay in memory, to be looked at. */
export type LocalMailbox = Mailer & {
  /** Newest first. */
  list(): readonly KeptMail[]
}

const MAX_MAILS = 100

/** Keeps the newest hundred mails. */
export function createLocalMailbox(now: () => number): LocalMailbox {
  let mails: readonly KeptMail[] = []
  return {
    async send(mail) {
      mails = [{ ...mail, id: randomUUID(), atMs: now() }, ...mails].slice(0, MAX_MAILS)
    },
    check: async () => undefined,
    close: () => undefined,
    list: () => mails,
  }
}
