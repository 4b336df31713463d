import { KitError } from '@kit/core'

/** The error of an answer that makes no sense. */
export function invalidAnswer(what: string, cause?: unknown): KitError {
  return new KitError('rpc/failed', { shortMessage: 'The node gave no valid answer.', details: what, cause })
}
