import type { NodePaths } from '../../../gateway/call/GatewayFamily.js'

const HASH = '[0-9a-f]{64}'
const NUMBER = '\\d{1,10}'
const ADDRESS = '[a-zA-Z0-9]{14,100}'

/** GET paths of Esplora; other paths on the same host are not forwarded. */
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

const IMMUTABLE = new RegExp(`^/(tx/${HASH}/(hex|raw)|block/${HASH}/(header|raw|txids|txid/${NUMBER}))$`, 'i')

/** Allowed Esplora paths. Transactions are sent with `POST /tx`. */
export const esploraPaths: NodePaths = {
  allows: (method, path) => (method === 'GET' ? READS.test(path) : path === '/tx'),
  isImmutable: (path) => IMMUTABLE.test(path),
}
