'use client'
import type { Token } from '@kit/core/plugin'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icon/Icon.js'
import { type AmountEdit, editAmount, findEdit } from '../text/editAmount.js'
import { currencySymbol, formatFiat } from '../text/formatFiat.js'
import { formatShortAmount } from '../text/formatShortAmount.js'
import { type NumberSymbols, numberSymbols, writeAmount, writeGroupedAmount } from '../text/numberSymbols.js'
import { fromFiat, toFiat } from '../text/toFiat.js'
import { useLanguage } from '../text/useText.js'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AmountField.module.css.js'
import { Hidden } from './Hidden.js'

/** Props of {@link AmountField}. */
export type AmountFieldProps = {
  /** Label of the field, such as "Amount". */
  readonly label: string
  /** Decimal string in token units, exactly as typed, with a point: `'12.50'`. Empty if nothing is typed. */
  readonly value: string
  /** If omitted, the field is read-only. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Undefined while no token is selected: digits are then kept as typed. */
  readonly token: Pick<Token, 'symbol' | 'decimals'> | undefined
  /** Price of one unit in US dollars. Without it, no fiat value is shown or accepted. */
  readonly price?: number | undefined
  /** Available balance in base units. */
  readonly available?: bigint | undefined
  /** Sets the maximum amount. If omitted, there is no "Max" button. */
  readonly onMax?: (() => unknown) | undefined
  /** Whether the value is invalid. */
  readonly isInvalid?: boolean
  /** Whether the value is being calculated. */
  readonly isBusy?: boolean
  /** Shown next to the number: the token, usually a button. */
  readonly end?: ReactNode
  /** A short note below the number when there is no fiat value, such as its limits. */
  readonly note?: ReactNode
}

/**
 * A large field for an amount, in the token or, if its price is known, in US dollars. It accepts the user's decimal separator and digits,
 * and groups digits while the user types. It keeps every typed digit, and passes an exact decimal string to `onChange`.
 *
 * @example
 * <AmountField label={text('send.amount')} value={amount} onChange={(amount) => edit({ amount })} token={token} price={token.price} />
 */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, value, onChange, token, available, onMax, isBusy = false, end } = props
  useStyles(css)
  const { text, locale } = useLanguage()
  const signs = useMemo(() => numberSymbols(locale), [locale])
  const [isFiat, setIsFiat] = useState(false)
  // The typed fiat text and the amount derived from it. A different `value` was set from outside.
  const [typed, setTyped] = useState({ fiat: '', value: '' })
  const priced = token && { decimals: token.decimals, price: props.price }
  const worth = priced && toFiat(value === '' ? '0' : value, priced)
  const money = worth === undefined ? '' : formatFiat(Number(value) * (props.price ?? 0), locale)
  const inFiat = isFiat && worth !== undefined
  const plain = inFiat ? (typed.value === value ? typed.fiat : value === '' ? '' : worth) : value
  const sign = currencySymbol(locale)
  const { length } = [...writeGroupedAmount(plain, signs)]
  const letters = useProperty('--letters', `${Math.max(length, 1) + (inFiat ? sign.length : 0)}`)

  function take(next: string): void {
    const made = inFiat && priced && next !== '' ? (fromFiat(next, priced) ?? typed.value) : next
    if (inFiat) setTyped({ fiat: next, value: made })
    onChange?.(made)
  }

  return (
    <div className={classes.field} aria-busy={isBusy || undefined}>
      <div className={classes.line}>
        <span ref={letters} className={classes.number}>
          {inFiat && <span className={classes.sign}>{sign}</span>}
          <AmountInput
            {...props}
            label={inFiat ? `${label}, USD` : label}
            value={plain}
            onChange={onChange && take}
            signs={signs}
            maxDecimals={inFiat ? 2 : Number.POSITIVE_INFINITY}
          />
        </span>
        {end}
      </div>
      <div className={classes.notes}>
        {worth === undefined ? (
          <span>{props.note}</span>
        ) : onChange === undefined ? (
          <bdi>{money}</bdi>
        ) : (
          <button
            type="button"
            className={classes.note}
            title={text('amount.switch', { currency: inFiat ? (token?.symbol ?? '') : 'USD' })}
            onClick={() => {
              setTyped({ fiat: value === '' ? '' : worth, value })
              setIsFiat(!inFiat)
            }}
          >
            <bdi>{inFiat && token ? `${writeGroupedAmount(value || '0', signs)} ${token.symbol}` : money}</bdi>
            <Hidden>{text('amount.switch', { currency: inFiat ? (token?.symbol ?? '') : 'USD' })}</Hidden>
            <Icon name="swap" size={14} />
          </button>
        )}
        {token && available !== undefined && (
          <span className={classes.available}>
            <bdi title={text('amount.available')}>
              {formatShortAmount({ value: available, decimals: token.decimals, symbol: token.symbol }, locale).text}{' '}
              {token.symbol}
            </bdi>
            {onMax && (
              <button type="button" className={classes.max} onClick={() => onMax()}>
                {text('amount.max')}
              </button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

type AmountInputProps = Pick<AmountFieldProps, 'label' | 'value' | 'onChange' | 'isInvalid' | 'isBusy'> & {
  readonly signs: NumberSymbols
  /** Maximum number of decimals. */
  readonly maxDecimals: number
}

/**
 * The input of an {@link AmountField}, which accepts only amounts. `value` is a plain decimal string, shown in the user's number format with
 * group separators.
 */
function AmountInput({
  label,
  value,
  onChange,
  isInvalid,
  isBusy,
  signs,
  maxDecimals,
}: AmountInputProps): ReactElement {
  const shown = writeGroupedAmount(value, signs)
  /** The selection before the next insertion. */
  const selected = useRef<readonly [from: number, to: number]>(undefined)

  /** Applies an edit if it leads to an amount, and puts the caret where it belongs among the separators. */
  function apply(input: HTMLInputElement, edit: Omit<AmountEdit, 'amount'>): void {
    const edited = editAmount({ amount: value, ...edit }, signs)
    const isTaken = edited !== undefined && (edited.amount.split('.')[1]?.length ?? 0) <= maxDecimals
    const written = isTaken ? writeGroupedAmount(edited.amount, signs) : shown
    const caret = isTaken ? edited.caret : edit.to
    if (input.value !== written || input.selectionStart !== caret) {
      input.value = written
      input.setSelectionRange(caret, caret)
    }
    if (isTaken) onChange?.(edited.amount)
  }
  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const edit = findEdit(shown, input.value, input.selectionStart ?? input.value.length, selected.current)
    selected.current = undefined
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
    apply(input, { ...edit, isForward })
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    const input = event.currentTarget
    const [from, to] = selectionOf(input)
    if (onChange) apply(input, { from, to, inserted: event.clipboardData.getData('text') })
  }
  return (
    <input
      className={`${classes.input} ${isBusy ? classes.busy : ''}`}
      type="text"
      dir="ltr"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      placeholder={writeAmount('0', signs)}
      value={shown}
      readOnly={onChange === undefined}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onBeforeInput={(event) => {
        selected.current = selectionOf(event.currentTarget)
      }}
      onChange={change}
      onPaste={paste}
    />
  )
}

function selectionOf({ selectionEnd, selectionStart, value }: HTMLInputElement): readonly [from: number, to: number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length]
}
