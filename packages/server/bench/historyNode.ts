import { createServer, type Server } from 'node:http'

// A node of a generated chain that responds at full speed. Every block contains transfers of one token from or to one account.

/** Size of the generated chain. */
export type HistoryNode = {
  readonly blocks: number
  readonly perBlock: number
  readonly account: string
  readonly token: string
}

type Call = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] }

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const hex = (value: number): string => `0x${value.toString(16)}`
const word = (value: number | string): string => String(value).replace('0x', '').padStart(64, '0')
const blockHash = (block: number): string => `0x${word(`b${block.toString(16).padStart(8, '0')}`)}`
const other = (index: number): string => `0x${word((index % 5000) + 10).slice(-40)}`

/** Serves the chain on a free port of the loopback address. */
export function startHistoryNode(chain: HistoryNode): Promise<{ readonly url: string; readonly server: Server }> {
  const { blocks, perBlock } = chain
  const logsOf = (transaction: number): object[] => {
    const block = Math.floor(transaction / perBlock)
    const isOut = transaction % 2 === 0
    const topic = (address: string): string => `0x${word(address)}`
    return [
      {
        address: chain.token,
        topics: [
          transfer,
          topic(isOut ? chain.account : other(transaction)),
          topic(isOut ? other(transaction) : chain.account),
        ],
        data: `0x${word((transaction + 1).toString(16))}`,
        blockNumber: hex(block),
        blockHash: blockHash(block),
        transactionHash: transactionHash(transaction),
        transactionIndex: hex(transaction % perBlock),
        logIndex: hex(transaction % perBlock),
        removed: false,
      },
    ]
  }
  const transactionHash = (transaction: number): string => `0x${word(`a${transaction.toString(16).padStart(10, '0')}`)}`
  const numberOf = (hash: unknown): number => Number(`0x${String(hash).slice(-10)}`)
  const transactionAt = (transaction: number): object => ({
    hash: transactionHash(transaction),
    blockHash: blockHash(Math.floor(transaction / perBlock)),
    blockNumber: hex(Math.floor(transaction / perBlock)),
    transactionIndex: hex(transaction % perBlock),
    from: transaction % 2 === 0 ? chain.account : other(transaction),
    to: chain.token,
    value: '0x0',
    nonce: hex(transaction),
    input: `0xa9059cbb${word(chain.account)}${word(1)}`,
    gas: '0x186a0',
    gasPrice: '0x3b9aca00',
    type: '0x2',
    v: '0x1',
    r: `0x${word(1)}`,
    s: `0x${word(2)}`,
  })
  const receiptAt = (transaction: number): object => ({
    transactionHash: transactionHash(transaction),
    blockHash: blockHash(Math.floor(transaction / perBlock)),
    blockNumber: hex(Math.floor(transaction / perBlock)),
    transactionIndex: hex(transaction % perBlock),
    status: '0x1',
    contractAddress: null,
    gasUsed: '0xc350',
    logsBloom: `0x${'0'.repeat(512)}`,
    logs: logsOf(transaction),
  })
  const blockAt = (block: number, full: unknown): object | null => {
    if (block >= blocks) return null
    const transactions = block === 0 ? [] : Array.from({ length: perBlock }, (_, index) => block * perBlock + index)
    return {
      number: hex(block),
      hash: blockHash(block),
      parentHash: block === 0 ? `0x${word(0)}` : blockHash(block - 1),
      timestamp: hex(1_700_000_000 + block * 12),
      logsBloom: `0x${'0'.repeat(512)}`,
      transactions: transactions.map((one) => (full === true ? transactionAt(one) : transactionHash(one))),
    }
  }
  const findLogs = ({
    fromBlock,
    toBlock,
    topics,
  }: {
    fromBlock: string
    toBlock: string
    topics: unknown[]
  }): object[] => {
    // Even transfers are sent by the account, odd ones received; there are no ERC-1155 transfers.
    const first = Math.max(1, Number(fromBlock)) * perBlock
    const end = (Math.min(blocks - 1, Number(toBlock)) + 1) * perBlock
    const wanted = topics[1] !== null && topics.length === 2 ? 0 : topics.length === 3 ? 1 : undefined
    if (wanted === undefined) return []
    const found: object[] = []
    for (let transaction = first; transaction < end; transaction += 1)
      if (transaction % 2 === wanted) found.push(...logsOf(transaction))
    return found
  }

  function answer({ method, params: [first, second] }: Call): unknown {
    switch (method) {
      case 'eth_chainId':
        return '0x1'
      case 'eth_blockNumber':
        return hex(blocks - 1)
      case 'eth_getBlockByNumber':
        return blockAt(first === 'latest' ? blocks - 1 : Number(first), second)
      case 'eth_getTransactionByHash':
        return transactionAt(numberOf(first))
      case 'eth_getTransactionReceipt':
        return receiptAt(numberOf(first))
      case 'eth_getLogs':
        return findLogs(first as Parameters<typeof findLogs>[0])
      default:
        return null
    }
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const requested = JSON.parse(body) as Call | Call[]
    const reply = (call: Call): object => ({ jsonrpc: '2.0', id: call.id, result: answer(call) })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(requested) ? requested.map(reply) : reply(requested)))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}`, server })
    })
  })
}
