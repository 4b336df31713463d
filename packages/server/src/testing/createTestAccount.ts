import { devSmartAccount } from '@kit/devnet'
import {
  type Chain,
  type Client,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  type LocalAccount,
  parseAbi,
  parseAbiParameters,
  type Transport,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  type getUserOperationHash,
  type SmartAccount,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'

const struct = 'struct Execution { address target; uint256 value; bytes callData; }'
const execute = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const executions = parseAbiParameters(['Execution[] executions', struct])
const batchMode = `0x01${'0'.repeat(62)}` as const
const stubSignature =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'
const operationTypes = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

/** Creates an owner's smart account on a local chain, for viem's bundler clients. */
export function createTestAccount(
  client: Client<Transport, Chain, undefined>,
  owner: LocalAccount,
): Promise<SmartAccount> {
  const { address, factory, factoryData } = devSmartAccount(owner.address)
  return toSmartAccount({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPoint07Address, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData }),
    async encodeCalls(calls) {
      const list = calls.map(({ to, value = 0n, data = '0x' as Hex }) => ({ target: to, value, callData: data }))
      return encodeFunctionData({ abi: execute, args: [batchMode, encodeAbiParameters(executions, [list])] })
    },
    getStubSignature: async () => stubSignature,
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (data) => owner.signTypedData(data as never),
    async signUserOperation({ chainId = client.chain.id, ...operation }) {
      const userOperation = { ...operation, sender: address } as Parameters<
        typeof getUserOperationHash
      >[0]['userOperation']
      return owner.signTypedData({
        domain: { name: 'HybridDeleGator', version: '1', chainId, verifyingContract: address },
        types: operationTypes,
        primaryType: 'PackedUserOperation',
        message: { ...toPackedUserOperation(userOperation), entryPoint: entryPoint07Address },
      })
    },
  })
}
