import type { StoredMessage } from './Mailbox.js'

/** A message in the format of both databases. */
export type MessageRow = Omit<StoredMessage, 'attestation' | 'expiresBy' | 'publishedAtMs'> & {
  readonly attestation: string | null
  readonly published_at: number
  /** Only in Postgres. */
  readonly expires_by?: number
}

/** Converts a row to a message. */
export function toStoredMessage({
  seq,
  topic,
  message,
  tag,
  attestation,
  sender,
  published_at,
  expires_by: expiresBy,
}: MessageRow): StoredMessage {
  const texts = { topic, message, tag, attestation: attestation ?? undefined, sender }
  return { seq, expiresBy, ...texts, publishedAtMs: published_at }
}
