import type { StoredMessage } from './Mailbox.js'

/** A message in the format of both databases. */
export type MessageRow = Omit<StoredMessage, 'attestation' | 'publishedAtMs'> & {
  readonly attestation: string | null
  readonly published_at: number
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
}: MessageRow): StoredMessage {
  return { seq, topic, message, tag, attestation: attestation ?? undefined, sender, publishedAtMs: published_at }
}
