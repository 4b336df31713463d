import type { StoredMessage } from './Mailbox.js'

/** A message as both databases keep it. */
export type MessageRow = Omit<StoredMessage, 'attestation' | 'publishedAtMs'> & {
  readonly attestation: string | null
  readonly published_at: number
}

/** The message in a row. */
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
