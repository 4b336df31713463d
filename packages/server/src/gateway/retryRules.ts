/** JSON text, parsed; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const RAW_SENDS = ['eth_sendRawTransaction', 'eth_sendRawTransactionSync', 'sendTransaction']
const OTHER_SENDS = /^(eth_send|wallet_send|personal_sendTransaction|evm_|anvil_|hardhat_|requestAirdrop)/

/**
 * Whether a request changes something: `raw` for signed transactions only (the same wherever they are sent), `other` for anything else
 * that must not happen twice, `no` for reads. A batch counts as its most delicate call, and so does what cannot be read.
 */
export function isSend(body: string): 'no' | 'raw' | 'other' {
  const parsed = parseJson(body)
  if (parsed === undefined) return 'no'
  const methods = (Array.isArray(parsed) ? parsed : [parsed]).map((call) =>
    String((call as { method?: unknown } | null)?.method),
  )
  if (methods.some((method) => OTHER_SENDS.test(method) && !RAW_SENDS.includes(method))) return 'other'
  return methods.some((method) => RAW_SENDS.includes(method)) ? 'raw' : 'no'
}

const TRANSIENT =
  /rate.?limit|too many requests|quota|capacity|throttl|header not found|try again|not (yet )?available|unavailable|overloaded|timed? ?out|missing trie node/i

/** Whether a single answer is an error of the node rather than of the call, so that another node may do better. */
export function isTransient(answer: string): boolean {
  // Errors are short; long answers need no second parse.
  if (answer.length > 10_000) return false
  const error = (parseJson(answer) as { error?: { code?: unknown; message?: unknown } } | null | undefined)?.error
  const code = typeof error?.code === 'number' ? error.code : 0
  return code >= -32_099 && code <= -32_000 && TRANSIENT.test(String(error?.message))
}

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** True when a fetch failed before a connection was made. */
export function reachedNobody(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown; errors?: { code?: unknown }[] } } | undefined)?.cause
  const codes = cause?.errors?.map(({ code }) => code) ?? [cause?.code]
  return codes.every((code) => NOT_CONNECTED.includes(String(code)))
}
