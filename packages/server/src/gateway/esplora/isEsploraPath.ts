const HASH = '[0-9a-f]{64}'
const NUMBER = '\\d{1,10}'
const ADDRESS = '[a-zA-Z0-9]{14,100}'

/** What Esplora answers to GET, and nothing else that may stand behind the same host. */
const READS = new RegExp(
  `^/(${[
    `(address/${ADDRESS}|scripthash/${HASH})(/txs(/chain(/${HASH})?|/mempool)?|/utxo)?`,
    `tx/${HASH}(/(status|hex|raw|merkleblock-proof|merkle-proof|outspends|outspend/${NUMBER}))?`,
    `block/${HASH}(/(header|status|raw|txids|txid/${NUMBER}|txs(/${NUMBER})?))?`,
    `block-height/${NUMBER}`,
    `blocks(/${NUMBER})?`,
    'blocks/tip/(height|hash)',
    'mempool(/(txids|recent))?',
    'fee-estimates',
  ].join('|')})$`,
  'i',
)

/** Whether the gateway passes a path on to an Esplora. Sending is `POST /tx`. */
export function isEsploraPath(method: 'GET' | 'POST', path: string): boolean {
  return method === 'GET' ? READS.test(path) : path === '/tx'
}

/** Whether the answer never changes once there is one. */
export function isLasting(path: string): boolean {
  return new RegExp(`^/(tx/${HASH}/(hex|raw)|block/${HASH}/(header|raw|txids|txid/${NUMBER}))$`, 'i').test(path)
}
