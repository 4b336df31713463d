import { type ReactNode, useState } from 'react'

/** A small picture, or the first letter on a tile if there is none or the page's policy blocks it. */
export function Picture(props: { readonly src: string | undefined; readonly name: string }): ReactNode {
  const { src, name } = props
  const [failed, setFailed] = useState<string>()
  if (src === undefined || src === failed)
    return (
      <span className="tile" aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
    )
  return <img className="tile" src={src} alt="" width="32" height="32" onError={() => setFailed(src)} />
}
