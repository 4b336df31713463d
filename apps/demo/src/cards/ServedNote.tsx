import type { ReactNode } from 'react'
import type { Served } from './useServed.js'

/** What a card shows while it has no content: skeletons, one sentence, or what failed and what to do. */
export function ServedNote(props: {
  readonly served: Served<unknown>
  /** What the card shows, for its sentences. */
  readonly noun: string
  onRetry(): void
}): ReactNode {
  const { served, noun } = props
  if (served.status === 'idle') return <p className="quiet">Connect a wallet to see its {noun}.</p>
  if (served.status === 'unsupported')
    return <p className="quiet">The server keeps no {noun} for accounts of this network.</p>
  if (served.status === 'loading')
    return (
      <ul className="list" aria-busy="true" aria-label={`Loading ${noun}`}>
        {[1, 2, 3].map((row) => (
          <li key={row} className="holding skeleton">
            <span className="tile" />
            <span className="bar" />
          </li>
        ))}
      </ul>
    )
  if (served.status === 'ready') return null
  return (
    <div className="problem" role="alert">
      <p className="task" data-status="failed">
        The {noun} could not be read. {served.problem}
      </p>
      <div className="buttons">
        <button type="button" onClick={props.onRetry}>
          Try again
        </button>
      </div>
    </div>
  )
}
