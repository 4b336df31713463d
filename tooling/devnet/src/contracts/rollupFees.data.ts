// Compiled from contracts/RollupFees.sol by scripts/compileContracts.mjs.
export const rollupFeesAbi = [
  {
    inputs: [],
    name: 'bytePrice',
    outputs: [
      {
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        name: '',
        type: 'address',
      },
      {
        name: '',
        type: 'bool',
      },
      {
        name: 'data',
        type: 'bytes',
      },
    ],
    name: 'gasEstimateL1Component',
    outputs: [
      {
        name: 'gasEstimateForL1',
        type: 'uint64',
      },
      {
        name: 'baseFee',
        type: 'uint256',
      },
      {
        name: 'l1BaseFeeEstimate',
        type: 'uint256',
      },
    ],
    stateMutability: 'payable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'gasPrice',
    outputs: [
      {
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        name: 'data',
        type: 'bytes',
      },
    ],
    name: 'getL1Fee',
    outputs: [
      {
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        name: 'gasUsed',
        type: 'uint256',
      },
    ],
    name: 'getOperatorFee',
    outputs: [
      {
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
] as const

export const rollupFeesBytecode =
  '0x6080604052348015600f57600080fd5b506102ea8061001f6000396000f3fe60806040526004361061004a5760003560e01c8063275aedd21461004f57806349948e0e1461008257806377d488a2146100a2578063bbaefe9f146100db578063fe173b97146100f1575b600080fd5b34801561005b57600080fd5b5061006f61006a36600461016e565b610107565b6040519081526020015b60405180910390f35b34801561008e57600080fd5b5061006f61009d3660046101d0565b61011d565b6100b56100b0366004610212565b61013d565b6040805167ffffffffffffffff9094168452602084019290925290820152606001610079565b3480156100e757600080fd5b5061006f60005481565b3480156100fd57600080fd5b5061006f60015481565b600060015482610117919061029e565b92915050565b6000805461012c8360446102b5565b610136919061029e565b9392505050565b60008054819081904890610151908661029e565b61015b91906102c8565b6000549098489850909650945050505050565b60006020828403121561018057600080fd5b5035919050565b60008083601f84011261019957600080fd5b50813567ffffffffffffffff8111156101b157600080fd5b6020830191508360208285010111156101c957600080fd5b9250929050565b600080602083850312156101e357600080fd5b823567ffffffffffffffff8111156101fa57600080fd5b61020685828601610187565b90969095509350505050565b6000806000806060858703121561022857600080fd5b84356001600160a01b038116811461023f57600080fd5b93506020850135801515811461025457600080fd5b9250604085013567ffffffffffffffff81111561027057600080fd5b61027c87828801610187565b95989497509550505050565b634e487b7160e01b600052601160045260246000fd5b808202811582820484141761011757610117610288565b8082018082111561011757610117610288565b6000826102e557634e487b7160e01b600052601260045260246000fd5b50049056' as const
