import type { RpcReply } from './RpcReply.js'

const rateLimitText =
  /rate.?limit|too many requests|quota|capacity|throttl|overloaded|(request|compute).{0,30}exceeded|unavailable/i
const absentText =
  /header not found|try again|not (yet )?available|missing trie node|timed? ?out|unknown block|block .{0,80}not found/i

/**
 * Classifies an error as a problem of the node: `limited` if it refuses to serve now, `absent` if another node may have the data. Returns
 * undefined for results, and if the call itself fails (a revert, an invalid parameter).
 */
export function nodeErrorKind(reply: RpcReply): 'limited' | 'absent' | undefined {
  if (reply.kind === 'result' || reply.code < -32_099 || reply.code > -32_000) return undefined
  // A contract's own message follows these words, and can be anything.
  if (/execution reverted|revert/i.test(reply.message)) return undefined
  if (absentText.test(reply.message)) return 'absent'
  return rateLimitText.test(reply.message) ? 'limited' : undefined
}
