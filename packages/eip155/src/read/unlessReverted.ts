import { revertReason } from '../error/revertReason.js'

/** Undefined for a contract that refuses; an endpoint that fails is another thing, and thrown on. */
export function unlessReverted(error: unknown): undefined {
  if (revertReason(error) === undefined) throw error
}
