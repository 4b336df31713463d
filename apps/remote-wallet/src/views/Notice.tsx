import type { ReactNode } from 'react'

/** A page with one sentence and one button, which reloads it. */
export function Notice(props: { readonly title: string; readonly action: string; readonly children: ReactNode }) {
  return (
    <main className="page">
      <section className="card notice" role="alert">
        <h1>{props.title}</h1>
        <p className="quiet">{props.children}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {props.action}
        </button>
      </section>
    </main>
  )
}
