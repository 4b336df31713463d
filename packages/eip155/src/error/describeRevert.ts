import { cleanText, errorLayers } from '@kit/core/adapter'
import { decodeAbi, selectorOf } from '../abi/Abi.js'
import { contractErrors, panics } from './contractErrors.data.js'
import { revertReason } from './revertReason.js'

/**
 * Describes why a contract reverted, in plain words: its own message, cleaned, or the meaning of a panic or a common contract error.
 * Unknown errors are named by their selector. Returns undefined for an error that isn't a revert.
 *
 * @example describeRevert({ code: 3, data: '0x4e487b71…11' }) // 'Arithmetic overflow or underflow.'
 */
export function describeRevert(error: unknown): string | undefined {
  for (const { data } of errorLayers(error)) {
    if (typeof data !== 'string' || !/^0x[\da-f]{8}/i.test(data)) continue
    const description = describeData(data.toLowerCase())
    if (description !== undefined) return description
  }
  const reason = revertReason(error)
  return reason === undefined ? undefined : cleanText(reason, 200)
}

function describeData(data: string): string | undefined {
  const selector = data.slice(0, 10)
  const rest = `0x${data.slice(10)}`
  if (selector === selectorOf('Error(string)')) {
    const [text] = decodeAbi('(string)', rest) ?? []
    return cleanText(text, 200) || undefined
  }
  if (selector === selectorOf('Panic(uint256)')) {
    const [code] = decodeAbi('(uint256)', rest) ?? []
    return panics[Number(code)] ?? 'Internal contract error.'
  }
  const known = Object.keys(contractErrors).find((signature) => selectorOf(signature) === selector)
  return known === undefined ? `Custom contract error ${selector}.` : contractErrors[known]
}
