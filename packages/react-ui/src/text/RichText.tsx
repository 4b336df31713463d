'use client'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { MessageKey } from './Messages.js'
import { useText } from './useText.js'

/** The first of the characters that stand for elements: private use, so that no text has them. */
const firstMark = 0xe000

/**
 * Renders a text with elements in place of its placeholders, in the order of the language.
 *
 * @example
 * <RichText of="legal.accept" parts={{ documents: <a href={url}>Terms</a> }} />
 */
export function RichText(props: {
  readonly of: MessageKey
  readonly parts: { readonly [name: string]: ReactNode }
}): ReactElement {
  const { of, parts } = props
  const text = useText()
  const marked = Object.entries(parts).map(([name, part], index) => ({
    name,
    part,
    mark: String.fromCharCode(firstMark + index),
  }))
  const written = text(of, Object.fromEntries(marked.map(({ name, mark }) => [name, mark])))
  return (
    <>
      {written.split(/([\ue000-\ue0ff])/).map((piece, index) => {
        const found = marked.find(({ mark }) => mark === piece)
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
        return <Fragment key={index}>{found ? found.part : piece}</Fragment>
      })}
    </>
  )
}
