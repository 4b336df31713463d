import type { TokenReader, TokenReaderOptions } from '../../../tokens/TokenReader.js'
import { createContractReader } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { readTokenMetadata } from './readTokenMetadata.js'

/** Reads token contracts of EVM chains. */
export function createTokenReader(options: TokenReaderOptions): TokenReader {
  const reader = createContractReader(options)
  return {
    readTokens: (chain, addresses) => readTokenMetadata(reader, chain, addresses),
    async readCollectionName(chain, address) {
      const [name] = await reader.read(chain, [{ address, abi: erc20Abi, functionName: 'name' }])
      return name
    },
  }
}
