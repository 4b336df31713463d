export { encodeFunctionData as encodeContractCall } from 'viem'
