/** GasPriceOracle of the OP Stack; the operator fee exists since the Isthmus upgrade. */
export const oracleAbi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ type: 'bytes', name: 'data' }],
    outputs: [{ type: 'uint256', name: 'fee' }],
  },
  {
    type: 'function',
    name: 'getOperatorFee',
    stateMutability: 'view',
    inputs: [{ type: 'uint256', name: 'gas' }],
    outputs: [{ type: 'uint256', name: 'fee' }],
  },
] as const

/** NodeInterface of Arbitrum. */
export const nodeInterfaceAbi = [
  {
    type: 'function',
    name: 'gasEstimateL1Component',
    stateMutability: 'view',
    inputs: [
      { type: 'address', name: 'to' },
      { type: 'bool', name: 'isCreation' },
      { type: 'bytes', name: 'data' },
    ],
    outputs: [
      { type: 'uint64', name: 'gas' },
      { type: 'uint256', name: 'baseFee' },
      { type: 'uint256', name: 'l1BaseFee' },
    ],
  },
] as const
