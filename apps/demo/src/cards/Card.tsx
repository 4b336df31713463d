import { type ReactNode, useId } from 'react'

/** A titled region of the page. */
export function Card(props: {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section className={`card ${props.className ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </section>
  )
}
