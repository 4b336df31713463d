import { formatAddress } from '@kit/core'
import { formatUnits } from 'viem'
import type { FrameLanguage } from './createLanguage.js'

/** Browsers round numbers with more fraction digits. */
const maxDecimals = 20

/** Unit of an amount. Tokens without a symbol are not listed in the release. */
type Unit = { readonly symbol: string; readonly decimals: number; readonly address?: string }

/**
 * Formats an exact amount with its unit, without rounding. For tokens that report no decimals, in base units.
 *
 * @example writeAmount(1_500_000n, { symbol: 'USDC', decimals: 6 }, { text, locale: 'en' }) // '1.5 USDC'
 */
export function writeAmount(value: bigint, unit: Unit, language: FrameLanguage): string {
  const { decimals } = unit
  const exact = formatUnits(value, decimals) as `${number}`
  const number =
    decimals > maxDecimals
      ? exact
      : new Intl.NumberFormat(language.locale, { maximumFractionDigits: decimals }).format(exact)
  return `${number} ${writeUnit(unit, language)}`
}

/** Returns the symbol of a listed token, or the address of any other, because a contract can use any symbol. */
export function writeUnit({ symbol, address }: Unit, { text }: Pick<FrameLanguage, 'text'>): string {
  if (symbol !== '') return symbol
  return address === undefined ? '(?)' : text('approval.unlisted', { address: formatAddress(address) })
}
