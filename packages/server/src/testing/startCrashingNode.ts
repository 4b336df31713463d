import { text } from 'node:stream/consumers'
import { startHttp } from './startNode.js'

/**
 * Points where a crash could lose a payout or pay it twice. The call may or may not reach the chain. The response never reaches the server.
 */
export const payoutCrashes = [
  { during: 'eth_getTransactionCount', isForwarded: false }, // ordered, not signed
  { during: 'eth_getTransactionReceipt', isForwarded: false }, // signed, not sent
  { during: 'eth_sendRawTransaction', isForwarded: true }, // sent, not settled
] as const

/** Starts a proxy for a node. It stops responding once it receives the call that a test waits for. */
export async function startCrashingNode(chainUrl: string) {
  let crash: (typeof payoutCrashes)[number] | undefined
  let reach = () => {}
  const node = await startHttp(async (request, response) => {
    const body = await text(request)
    const isReached = crash !== undefined && body.includes(`"${crash.during}"`)
    if (isReached && !crash?.isForwarded) return reach()
    const answer = await fetch(chainUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const answered = await answer.text()
    if (isReached) reach()
    else response.end(answered)
  })
  return {
    url: node.url,
    /** Resolves once the call arrives. Pass undefined to respond to all calls again. */
    crashAt(next: typeof crash): Promise<void> {
      crash = next
      return new Promise((resolve) => {
        reach = resolve
      })
    },
  }
}
