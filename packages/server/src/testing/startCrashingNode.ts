import { text } from 'node:stream/consumers'
import { startHttp } from './startNode.js'

/** Where a crash could lose a payout or pay it twice. The chain hears the call or not; the server never hears the answer. */
export const payoutCrashes = [
  { during: 'eth_getTransactionCount', isHeard: false }, // ordered, not signed
  { during: 'eth_getTransactionReceipt', isHeard: false }, // signed, not sent
  { during: 'eth_sendRawTransaction', isHeard: true }, // sent, not settled
] as const

/** A node before another, which answers no more once a call is reached that a test waits for. */
export async function startCrashingNode(chainUrl: string) {
  let crash: (typeof payoutCrashes)[number] | undefined
  let reach = () => {}
  const node = await startHttp(async (request, response) => {
    const body = await text(request)
    const isReached = crash !== undefined && body.includes(`"${crash.during}"`)
    if (isReached && !crash?.isHeard) return reach()
    const answer = await fetch(chainUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const answered = await answer.text()
    if (isReached) reach()
    else response.end(answered)
  })
  return {
    url: node.url,
    /** Resolves once the call is reached; undefined answers everything again. */
    crashAt(next: typeof crash): Promise<void> {
      crash = next
      return new Promise((resolve) => {
        reach = resolve
      })
    },
  }
}
