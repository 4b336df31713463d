'use client'
import type { ReactElement, ReactNode } from 'react'
import { useKit } from '../kit/useKit.js'
import { TextLink } from '../part/Typography.js'
import { RichText } from '../text/RichText.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './LegalBox.module.css.js'

/** Props of {@link LegalBox}. */
export type LegalBoxProps = { readonly accepted: boolean; readonly onChange: (accepted: boolean) => void }

/**
 * The app's terms, with a checkbox if the app requires one. The checkbox is shown even without a link, because the wallet list waits for
 * it. Not rendered if the app has neither.
 */
export function LegalBox({ accepted, onChange }: LegalBoxProps): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { termsUrl, privacyUrl, checkbox = false } = useKit().options.legal ?? {}
  const hasLink = termsUrl !== undefined || privacyUrl !== undefined
  if (!hasLink && !checkbox) return null
  const linked = (href: string | undefined, words: string): ReactNode =>
    href === undefined ? words : <TextLink href={href}>{words}</TextLink>
  const terms = linked(termsUrl, text('legal.terms'))
  const privacy = linked(privacyUrl, text('legal.privacy'))
  const both = <RichText of="legal.both" parts={{ terms, privacy }} />
  const documents = privacyUrl === undefined ? terms : termsUrl === undefined ? privacy : both
  const sentence = <RichText of={checkbox ? 'legal.accept' : 'legal.by'} parts={{ documents }} />
  if (!checkbox) return <p className={classes.box}>{sentence}</p>
  return (
    <label className={`${classes.box} ${classes.ask}`}>
      <input
        className={classes.check}
        type="checkbox"
        checked={accepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{sentence}</span>
    </label>
  )
}
