'use client'
import { useContext, useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import type { Icons } from '../theme/UiOptions.js'
import { PictureContext } from './PictureContext.js'

/**
 * Returns a picture from the app's `icons`. Undefined until it has loaded, null if there is none.
 *
 * @param icons From the component's own options.
 * @param id A CAIP-2 ID or namespace. Undefined if no picture is needed.
 * @param isWanted If false, nothing is loaded yet.
 */
export function useIcon(
  icons: Icons | undefined,
  kind: keyof Icons,
  id: string | undefined,
  isWanted = true,
): string | null | undefined {
  const { whenIdle } = useKit().ports
  const memory = useContext(PictureContext)
  const [loaded, setLoaded] = useState(memory?.icons[kind])
  const load = id === undefined || loaded ? undefined : icons?.[kind]
  useEffect(() => {
    if (!load || !isWanted) return
    const fetchMarks = (): void => {
      load().then(
        (marks) => {
          if (memory) memory.icons[kind] = marks
          setLoaded(marks)
        },
        // A letter is shown instead.
        () => setLoaded({}),
      )
    }
    // Outside the modal, loading waits until the page is idle.
    if (memory) fetchMarks()
    else whenIdle(fetchMarks)
  }, [load, isWanted, kind, memory, whenIdle])
  if (load) return undefined
  return loaded && id !== undefined && Object.hasOwn(loaded, id) ? loaded[id] : null
}
