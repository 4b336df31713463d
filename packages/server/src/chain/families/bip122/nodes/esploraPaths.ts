import type { NodePaths } from '../../../gateway/call/GatewayFamily.js'

const hashPattern = '[0-9a-f]{64}'
const numberPattern = '\\d{1,10}'
const addressPattern = '[a-zA-Z0-9]{14,100}'

/** GET paths of Esplora; other paths on the same host are not forwarded. */
const readPaths = new RegExp(
  `^/(${[
    `(address/${addressPattern}|scripthash/${hashPattern})(/txs(/chain(/${hashPattern})?|/mempool)?|/utxo)?`,
    `tx/${hashPattern}(/(status|hex|raw|merkleblock-proof|merkle-proof|outspends|outspend/${numberPattern}))?`,
    `block/${hashPattern}(/(header|status|raw|txids|txid/${numberPattern}|txs(/${numberPattern})?))?`,
    `block-height/${numberPattern}`,
    `blocks(/${numberPattern})?`,
    'blocks/tip/(height|hash)',
    'mempool(/(txids|recent))?',
    'fee-estimates',
  ].join('|')})$`,
  'i',
)

const immutablePaths = new RegExp(
  `^/(tx/${hashPattern}/(hex|raw)|block/${hashPattern}/(header|raw|txids|txid/${numberPattern}))$`,
  'i',
)

/** Allowed Esplora paths. Transactions are sent with `POST /tx`. */
export const esploraPaths: NodePaths = {
  allows: (method, path) => (method === 'GET' ? readPaths.test(path) : path === '/tx'),
  isImmutable: (path) => immutablePaths.test(path),
}
