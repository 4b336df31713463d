import { icons } from '@kit/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'

/** Chain families of the kit, with their names. */
const families = { eip155: 'EVM', solana: 'Solana', polkadot: 'Polkadot', bip122: 'Bitcoin' } as const

/** The marks of all chain families. Their pictures load after the first paint. */
export function ChainMarks(): ReactNode {
  const { chains } = useDemoTexts()
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isUnmounted = false
    icons.namespaces().then(
      (found) => !isUnmounted && setPictures(found),
      // The names remain.
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return (
    <ul className="chains" aria-label={chains}>
      {Object.entries(families).map(([namespace, name]) => (
        <li key={namespace} dir="ltr">
          {pictures[namespace] ? <img src={pictures[namespace]} alt="" width="22" height="22" /> : <i />}
          {name}
        </li>
      ))}
    </ul>
  )
}
