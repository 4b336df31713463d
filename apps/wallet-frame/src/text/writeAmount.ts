import { formatAddress } from '@kit/core'
import { formatUnits } from 'viem'
import type { FrameLanguage } from './createLanguage.js'

/** Browsers that write numbers of more digits after the point round them. */
const MOST_PLACES = 20

/** What an amount is of. A token without a symbol is one that the release doesn't list. */
type Unit = { readonly symbol: string; readonly decimals: number; readonly address?: string }

/**
 * An amount to its last digit with what it is of: nothing is rounded, however long it gets. Of a token that does not tell its units, the
 * base units.
 *
 * @example writeAmount(1_500_000n, { symbol: 'USDC', decimals: 6 }, { text, locale: 'en' }) // '1.5 USDC'
 */
export function writeAmount(value: bigint, unit: Unit, language: FrameLanguage): string {
  const { decimals } = unit
  const exact = formatUnits(value, decimals) as `${number}`
  const number =
    decimals > MOST_PLACES
      ? exact
      : new Intl.NumberFormat(language.locale, { maximumFractionDigits: decimals }).format(exact)
  return `${number} ${writeUnit(unit, language)}`
}

/** The symbol of a listed token; any other goes by its address: its contract may call itself anything. */
export function writeUnit({ symbol, address }: Unit, { text }: Pick<FrameLanguage, 'text'>): string {
  if (symbol !== '') return symbol
  return address === undefined ? '(?)' : text('approval.unlisted', { address: formatAddress(address) })
}
