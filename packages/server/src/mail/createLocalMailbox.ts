import { randomBytes, randomUUID } from 'node:crypto'
import type { Mail, Mailer } from './Mailer.js'

/** A mail that was kept. */
export type KeptMail = Mail & { readonly id: string; readonly atMs: number }

/** A mailer that sends nothing: mails stay in memory, to be looked at. */
export type LocalMailbox = Mailer & {
  /** Whoever looks at it must know the key: a proxy on this machine makes strangers look like its owner. */
  readonly key: string
  /** Newest first. */
  list(): readonly KeptMail[]
}

const MAX_MAILS = 100

/** Keeps the newest hundred mails. `key` is made up where none is given. */
export function createLocalMailbox(
  now: () => number,
  key: string = randomBytes(16).toString('base64url'),
): LocalMailbox {
  let mails: readonly KeptMail[] = []
  return {
    key,
    async send(mail) {
      mails = [{ ...mail, id: randomUUID(), atMs: now() }, ...mails].slice(0, MAX_MAILS)
    },
    check: async () => undefined,
    close: () => undefined,
    list: () => mails,
  }
}
