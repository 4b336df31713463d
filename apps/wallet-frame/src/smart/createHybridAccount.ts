import type { Chain, Client, LocalAccount, Transport } from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  type SmartAccount,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import { decodeHybridCalls, encodeHybridCalls } from './encodeHybridCalls.js'
import { hybridDeployment } from './hybridDeployment.js'

/** Signs for the account; only its owner has the key, so its signatures are valid for no other account. */
export type HybridOwner = Pick<LocalAccount, 'address' | 'signMessage' | 'signTypedData'>

/** The smart account of an owner. */
export type HybridAccount = SmartAccount<Implementation>

type Implementation = SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>

const entryPoint = { abi: entryPoint07Abi, address: entryPoint07Address, version: '0.7' } as const
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
/** Dummy signature of the right length and format, for gas estimates. */
const stubSignature =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/**
 * Creates the HybridDeleGator 1.3.0 account of an owner, for EntryPoint 0.7. Before it is deployed, its signatures contain the deployment
 * (ERC-6492), and its first operation deploys it.
 *
 * @example
 * const account = await createHybridAccount(client, signers.owner)
 * await bundlerClient.sendUserOperation({ account, calls })
 */
export function createHybridAccount(
  client: Client<Transport, Chain, undefined>,
  owner: HybridOwner,
): Promise<HybridAccount> {
  const { address, factory, factoryData } = hybridDeployment(owner.address)
  return toSmartAccount<Implementation>({
    client,
    entryPoint,
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData }),
    encodeCalls: async (calls) => encodeHybridCalls(calls),
    decodeCalls: async (data) => decodeHybridCalls(data),
    getStubSignature: async () => stubSignature,
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (data) => owner.signTypedData(data as Parameters<HybridOwner['signTypedData']>[0]),
    async signUserOperation({ chainId = client.chain.id, ...operation }) {
      const packed = toPackedUserOperation({ ...operation, sender: address })
      return owner.signTypedData({
        domain: { name: 'HybridDeleGator', version: '1', chainId, verifyingContract: address },
        types: operationTypes,
        primaryType: 'PackedUserOperation',
        message: { ...packed, entryPoint: entryPoint07Address },
      })
    },
  })
}
