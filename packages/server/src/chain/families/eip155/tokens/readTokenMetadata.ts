import { cleanText } from '../../../tokens/cleanText.js'
import { maxName, maxSymbol } from '../../../tokens/parseTokenList.js'
import type { TokenMetadata } from '../../../tokens/TokenReader.js'
import type { ContractReader } from '../contracts/createContractReader.js'
import { bytes32TokenAbi, erc20Abi } from '../contracts/erc20Abi.data.js'

const maxDecimals = 36n
const metadataFields = ['decimals', 'symbol', 'name'] as const

/**
 * Reads names, symbols and decimals of tokens from an EVM chain in one request, or two if some use bytes32. Names are untrusted: they are
 * sanitized and truncated. A contract without decimals is not a token.
 *
 * @throws NoUpstreamResponded
 */
export async function readTokenMetadata(
  reader: ContractReader,
  chain: string,
  addresses: readonly string[],
): Promise<readonly TokenMetadata[]> {
  const calls = addresses.flatMap((address) =>
    metadataFields.map((functionName) => ({ address, abi: erc20Abi, functionName })),
  )
  const answers = await reader.read(chain, calls)
  const rows = addresses.map((address, index) => {
    const [decimals, symbol, name] = answers.slice(index * 3, index * 3 + 3)
    return { address, decimals, symbol, name }
  })
  const old = rows.filter(({ decimals, symbol }) => decimals !== undefined && symbol === undefined)
  const oldResponses = await reader.read(
    chain,
    old.flatMap(({ address }) =>
      (['symbol', 'name'] as const).map((functionName) => ({ address, abi: bytes32TokenAbi, functionName })),
    ),
  )
  for (const [index, row] of old.entries()) {
    row.symbol = fromBytes32(oldResponses[index * 2])
    row.name = fromBytes32(oldResponses[index * 2 + 1])
  }
  return rows.map(({ address, decimals, symbol, name }) => {
    if (typeof decimals !== 'bigint' || decimals > maxDecimals) return null
    const short = cleanText(String(symbol ?? ''), maxSymbol) || address.slice(0, 6)
    return { decimals: Number(decimals), symbol: short, name: cleanText(String(name ?? ''), maxName) || short }
  })
}

function fromBytes32(value: unknown): string | undefined {
  return typeof value === 'string' ? Buffer.from(value.slice(2), 'hex').toString('utf8') : undefined
}
