import type { RpcReply } from './RpcReply.js'

const LIMITED =
  /rate.?limit|too many requests|quota|capacity|throttl|overloaded|(request|compute).{0,30}exceeded|unavailable/i
const ABSENT =
  /header not found|try again|not (yet )?available|missing trie node|timed? ?out|unknown block|block .{0,80}not found/i

/**
 * What an error says about the node rather than the call: `limited` when it will not serve now, `absent` when it does not have
 * what another may have, which is not a fault. Undefined when the call itself is at fault (a revert, a wrong parameter), and for results.
 */
export function nodeTrouble(reply: RpcReply): 'limited' | 'absent' | undefined {
  if (reply.kind === 'result' || reply.code < -32_099 || reply.code > -32_000) return undefined
  // A contract's own words come after these, and may be anything.
  if (/execution reverted|revert/i.test(reply.message)) return undefined
  if (ABSENT.test(reply.message)) return 'absent'
  return LIMITED.test(reply.message) ? 'limited' : undefined
}
