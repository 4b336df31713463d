import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** ABI of an ERC-7683 settler, for a second, independent implementation. */
export const settlerAbi = parseAbi([
  'struct Order { uint32 fillDeadline; bytes32 orderDataType; bytes orderData; }',
  'struct Output { bytes32 token; uint256 amount; bytes32 recipient; uint256 chainId; }',
  'struct Instruction { uint64 destinationChainId; bytes32 destinationSettler; bytes originData; }',
  'struct Resolved { address user; uint256 originChainId; uint32 openDeadline; uint32 fillDeadline; bytes32 orderId; Output[] maxSpent; Output[] minReceived; Instruction[] fillInstructions; }',
  'function open(Order order) payable',
  'function refund(Order[] orders)',
  'event Open(bytes32 indexed orderId, Resolved resolvedOrder)',
])

const orderData = [
  {
    type: 'tuple',
    components: [
      ...['sender', 'recipient', 'inputToken', 'outputToken'].map((name) => ({ name, type: 'bytes32' })),
      ...['amountIn', 'amountOut', 'senderNonce'].map((name) => ({ name, type: 'uint256' })),
      ...['originDomain', 'destinationDomain'].map((name) => ({ name, type: 'uint32' })),
      { name: 'destinationSettler', type: 'bytes32' },
      { name: 'fillDeadline', type: 'uint32' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** Decodes a call of `open`. */
export function decodeOpen(data: Hex) {
  const { args, functionName } = decodeFunctionData({ abi: settlerAbi, data })
  if (functionName !== 'open') throw new Error(`This is a call of ${functionName}`)
  const [order] = args
  return { order, decoded: decodeAbiParameters(orderData, order.orderData)[0] as Readonly<Record<string, unknown>> }
}

/** The log of an order that was opened. */
export function openedLog(opened: { readonly address: string; readonly user: string; readonly data: Hex }) {
  const { order } = decodeOpen(opened.data)
  const orderId = pad('0x1d')
  const resolved = {
    user: opened.user,
    originChainId: 31337n,
    openDeadline: 1,
    fillDeadline: order.fillDeadline,
    orderId,
    maxSpent: [{ token: pad('0x'), amount: 1000n, recipient: pad('0x'), chainId: 31338n }],
    minReceived: [{ token: pad('0x'), amount: 1001n, recipient: pad('0x'), chainId: 31337n }],
    fillInstructions: [{ destinationChainId: 31338n, destinationSettler: pad('0x'), originData: order.orderData }],
  }
  const event = settlerAbi.find((item) => item.type === 'event')
  return {
    address: opened.address,
    topics: encodeEventTopics({ abi: settlerAbi, eventName: 'Open', args: { orderId } }),
    data: encodeAbiParameters([event?.inputs[1]] as never, [resolved] as never),
  }
}

/** Decodes like an adapter of an EVM chain. */
export function decodeAbi(types: string, data: unknown): readonly unknown[] | undefined {
  try {
    return decodeAbiParameters(parseAbiParameters(types.slice(1, -1)), data as Hex)
  } catch {
    return undefined
  }
}
