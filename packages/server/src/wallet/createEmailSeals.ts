import { randomInt } from 'node:crypto'
import { HttpError } from '../platform/http/HttpError.js'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'

/** Content of a challenge. */
export type EmailFacts = {
  readonly email: string
  /** Origin of the requesting page. */
  readonly origin: string
  /** Name of the device. */
  readonly device: string
  /** Two digits that the device shows, for the page behind the link. */
  readonly match: string
  /** Language of the emails, from the page. */
  readonly language: MailLanguage
  /** Whether the device signed in with the address before. */
  readonly isKnown: boolean
  /** User whose address is changed. */
  readonly user?: string
  /** The user's current address. */
  readonly from?: string
}

/** Options for {@link createEmailSeals}. */
export type EmailSealOptions = { readonly vault: KeyVault; readonly hash: (text: string) => string }

/** Encrypts the content of challenges, and hashes their codes. */
export function createEmailSeals({ vault, hash }: EmailSealOptions) {
  return {
    codeHash: (id: string, code: string, jkt: string): string => hash(`code\n${id}\n${code}\n${jkt}`),
    seal: (id: string, facts: EmailFacts): string => vault.seal(id, JSON.stringify(facts)),
    // Challenges created before emails had languages have none.
    open: (id: string, sealed: string): EmailFacts => ({
      language: 'en',
      ...JSON.parse(vault.open(id, sealed) ?? 'null'),
    }),
  }
}

/** Generates two digits that a device shows and the page behind its link asks for. */
export function newMatch(): string {
  return String(randomInt(100)).padStart(2, '0')
}

/** Generates the code of an email. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the error for a code or link that has expired. */
export function expiredCode(field: string): HttpError {
  return new HttpError(410, field, 'The code has expired. Request a new one.')
}
