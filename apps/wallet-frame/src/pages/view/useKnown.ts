import { useCallback, useEffect, useState } from 'react'
import type { Known, Manage } from '../Manage.js'

/** The server's data, as far as it is loaded. */
export type KnownState = {
  readonly known: Known | undefined
  /** Whether this device has no key. */
  readonly asks: boolean
  readonly error: unknown
  /** Reloads the data; the current data stays visible in the meantime. */
  reload(): Promise<void>
}

/** Loads the user's data from the server. */
export function useKnown(manage: Manage): KnownState {
  const [state, setState] = useState<Omit<KnownState, 'reload'>>({ known: undefined, asks: false, error: undefined })
  const reload = useCallback(async () => {
    try {
      const [known, asks] = await Promise.all([manage.read(), manage.asksEveryTime()])
      setState({ known, asks, error: undefined })
    } catch (error) {
      setState((now) => ({ ...now, error }))
    }
  }, [manage])
  useEffect(() => void reload(), [reload])
  return { ...state, reload }
}
