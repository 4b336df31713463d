import { createContext } from 'react'

/** Moves the decision that is shown to a window. Undefined if it can't be decided anywhere else. */
export const Elsewhere = createContext<(() => void) | undefined>(undefined)
