// Compiled from contracts/TestToken.sol by scripts/compileContracts.mjs.
export const testTokenAbi = [
  {
    inputs: [
      {
        internalType: 'string',
        name: 'name_',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'symbol_',
        type: 'string',
      },
      {
        internalType: 'uint8',
        name: 'decimals_',
        type: 'uint8',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'constructor',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'spender',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'allowance',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'needed',
        type: 'uint256',
      },
    ],
    name: 'ERC20InsufficientAllowance',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'sender',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'balance',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'needed',
        type: 'uint256',
      },
    ],
    name: 'ERC20InsufficientBalance',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'approver',
        type: 'address',
      },
    ],
    name: 'ERC20InvalidApprover',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'receiver',
        type: 'address',
      },
    ],
    name: 'ERC20InvalidReceiver',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'sender',
        type: 'address',
      },
    ],
    name: 'ERC20InvalidSender',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'spender',
        type: 'address',
      },
    ],
    name: 'ERC20InvalidSpender',
    type: 'error',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'spender',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'uint256',
        name: 'value',
        type: 'uint256',
      },
    ],
    name: 'Approval',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'from',
        type: 'address',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'uint256',
        name: 'value',
        type: 'uint256',
      },
    ],
    name: 'Transfer',
    type: 'event',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
      {
        internalType: 'address',
        name: 'spender',
        type: 'address',
      },
    ],
    name: 'allowance',
    outputs: [
      {
        internalType: 'uint256',
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
        internalType: 'address',
        name: 'spender',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'value',
        type: 'uint256',
      },
    ],
    name: 'approve',
    outputs: [
      {
        internalType: 'bool',
        name: '',
        type: 'bool',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'account',
        type: 'address',
      },
    ],
    name: 'balanceOf',
    outputs: [
      {
        internalType: 'uint256',
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'decimals',
    outputs: [
      {
        internalType: 'uint8',
        name: '',
        type: 'uint8',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'amount',
        type: 'uint256',
      },
    ],
    name: 'mint',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'name',
    outputs: [
      {
        internalType: 'string',
        name: '',
        type: 'string',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'symbol',
    outputs: [
      {
        internalType: 'string',
        name: '',
        type: 'string',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'totalSupply',
    outputs: [
      {
        internalType: 'uint256',
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
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'value',
        type: 'uint256',
      },
    ],
    name: 'transfer',
    outputs: [
      {
        internalType: 'bool',
        name: '',
        type: 'bool',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'from',
        type: 'address',
      },
      {
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
      {
        internalType: 'uint256',
        name: 'value',
        type: 'uint256',
      },
    ],
    name: 'transferFrom',
    outputs: [
      {
        internalType: 'bool',
        name: '',
        type: 'bool',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
] as const

export const testTokenBytecode =
  '0x60a060405234801561001057600080fd5b50604051610a7c380380610a7c83398101604081905261002f91610114565b8282600361003d838261022d565b50600461004a828261022d565b50505060ff16608052506102ef9050565b634e487b7160e01b600052604160045260246000fd5b600082601f83011261008257600080fd5b81516001600160401b0381111561009b5761009b61005b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100c9576100c961005b565b6040528181528382016020018510156100e157600080fd5b60005b82811015610100576020818601810151838301820152016100e4565b506000918101602001919091529392505050565b60008060006060848603121561012957600080fd5b83516001600160401b0381111561013f57600080fd5b61014b86828701610071565b602086015190945090506001600160401b0381111561016957600080fd5b61017586828701610071565b925050604084015160ff8116811461018c57600080fd5b809150509250925092565b600181811c908216806101ab57607f821691505b6020821081036101cb57634e487b7160e01b600052602260045260246000fd5b50919050565b601f821115610228578282111561022857806000526020600020601f840160051c60208510156101ff575060005b90810190601f840160051c0360005b818110156102245760008382015560010161020e565b5050505b505050565b81516001600160401b038111156102465761024661005b565b61025a816102548454610197565b846101d1565b6020601f82116001811461028e57600083156102765750848201515b600019600385901b1c1916600184901b1784556102e8565b600084815260208120601f198516915b828110156102be578785015182556020948501946001909201910161029e565b50848210156102dc5786840151600019600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805161077261030a600039600061011001526107726000f3fe608060405234801561001057600080fd5b506004361061009e5760003560e01c806340c10f191161006657806340c10f191461013a57806370a082311461014f57806395d89b4114610178578063a9059cbb14610180578063dd62ed3e1461019357600080fd5b806306fdde03146100a3578063095ea7b3146100c157806318160ddd146100e457806323b872dd146100f6578063313ce56714610109575b600080fd5b6100ab6101cc565b6040516100b891906105f1565b60405180910390f35b6100d46100cf36600461065b565b61025e565b60405190151581526020016100b8565b6002545b6040519081526020016100b8565b6100d4610104366004610685565b610278565b60405160ff7f00000000000000000000000000000000000000000000000000000000000000001681526020016100b8565b61014d61014836600461065b565b61029c565b005b6100e861015d3660046106c2565b6001600160a01b031660009081526020819052604090205490565b6100ab6102aa565b6100d461018e36600461065b565b6102b9565b6100e86101a13660046106e4565b6001600160a01b03918216600090815260016020908152604080832093909416825291909152205490565b6060600380546101db90610717565b80601f016020809104026020016040519081016040528092919081815260200182805461020790610717565b80156102545780601f1061022957610100808354040283529160200191610254565b820191906000526020600020905b81548152906001019060200180831161023757829003601f168201915b5050505050905090565b60003361026c8185856102c7565b60019150505b92915050565b6000336102868582856102d9565b61029185858561035d565b506001949350505050565b6102a682826103bc565b5050565b6060600480546101db90610717565b60003361026c81858561035d565b6102d483838360016103f2565b505050565b6001600160a01b03838116600090815260016020908152604080832093861683529290522054600019811015610357578181101561034857604051637dc7a0d960e11b81526001600160a01b038416600482015260248101829052604481018390526064015b60405180910390fd5b610357848484840360006103f2565b50505050565b6001600160a01b03831661038757604051634b637e8f60e11b81526000600482015260240161033f565b6001600160a01b0382166103b15760405163ec442f0560e01b81526000600482015260240161033f565b6102d48383836104c7565b6001600160a01b0382166103e65760405163ec442f0560e01b81526000600482015260240161033f565b6102a6600083836104c7565b6001600160a01b03841661041c5760405163e602df0560e01b81526000600482015260240161033f565b6001600160a01b03831661044657604051634a1406b160e11b81526000600482015260240161033f565b6001600160a01b038085166000908152600160209081526040808320938716835292905220829055801561035757826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925846040516104b991815260200190565b60405180910390a350505050565b6001600160a01b0383166104f25780600260008282546104e79190610751565b909155506105649050565b6001600160a01b038316600090815260208190526040902054818110156105455760405163391434e360e21b81526001600160a01b0385166004820152602481018290526044810183905260640161033f565b6001600160a01b03841660009081526020819052604090209082900390555b6001600160a01b0382166105805760028054829003905561059f565b6001600160a01b03821660009081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516105e491815260200190565b60405180910390a3505050565b602081526000825180602084015260005b8181101561061f5760208186018101516040868401015201610602565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b038116811461065657600080fd5b919050565b6000806040838503121561066e57600080fd5b6106778361063f565b946020939093013593505050565b60008060006060848603121561069a57600080fd5b6106a38461063f565b92506106b16020850161063f565b929592945050506040919091013590565b6000602082840312156106d457600080fd5b6106dd8261063f565b9392505050565b600080604083850312156106f757600080fd5b6107008361063f565b915061070e6020840161063f565b90509250929050565b600181811c9082168061072b57607f821691505b60208210810361074b57634e487b7160e01b600052602260045260246000fd5b50919050565b8082018082111561027257634e487b7160e01b600052601160045260246000fd' as const
